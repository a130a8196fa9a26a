import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { destination, distanceBetween } from '#contract/kernel/geodesy.ts'
import { nearbyContract as contract } from '#contract/nearby/contract.ts'
import { socialContract as social } from '#contract/social/contract.ts'
import { makePatient, makePet, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { petsAround } from './list-pets-nearby.ts'

const server = await createTestServer()
const home = { latitude: 40.7411, longitude: -73.9897 }

async function share(person: Person, place: { latitude: number; longitude: number } | undefined, pets: readonly string[]) {
  return server.call(
    contract.shareNearby,
    { body: { ...(place && { place }), pets: pets.map((id) => ({ id, about: '' })) } },
    { as: person },
  )
}

async function shown(place: { latitude: number; longitude: number }, columns: { name?: string; species?: string } = {}) {
  const person = await makePatient(server, { name: 'Rosa Parker' })
  const pet = await makePet(server, person, columns)
  await share(person, place, [pet])
  return { person, pet }
}

const list = (as: Person, query: Record<string, string> = {}) => server.call(contract.listPetsNearby, { query }, { as })

describe('what is kept of a place', () => {
  it('is a point 250 to 500 m away, the same one however often it is said', async () => {
    const { person, pet } = await shown(home)
    const points = new Set<string>()
    for (const off of [0, 8, 15]) {
      const { point } = await share(person, destination(home, off, off), [pet])
      points.add(JSON.stringify(point))
      expect(distanceBetween(home, point!)).toBeGreaterThanOrEqual(250)
      expect(distanceBetween(home, point!)).toBeLessThanOrEqual(500)
    }
    await share(person, undefined, [])
    points.add(JSON.stringify((await share(person, home, [pet])).point))
    expect(points.size).toBe(1)
    const moved = await share(person, { latitude: 48.8589, longitude: 2.3786 }, [pet])
    expect(points.has(JSON.stringify(moved.point))).toBe(false)
  })

  it('is nowhere the place itself: not in the database, not in the log', async () => {
    const place = { latitude: 40.123_456_7, longitude: -73.765_432_1 }
    await shown(place)
    const { rows } = await sql<{ text: string }>`select row_to_json(nearby_points)::text as text from nearby_points
      union all select row_to_json(audit_entries)::text from audit_entries`.execute(server.db)
    expect(rows.map(({ text }) => text).join(' ')).not.toMatch(/40\.1234567|73\.7654321/)
    expect(JSON.stringify(server.log.entries)).not.toMatch(/40\.123456|73\.765432/)
  })

  it('is drawn a handful of times a day at most', async () => {
    const { person, pet } = await shown(home)
    for (let step = 1; step <= 5; step++) await share(person, destination(home, 0, step * 5000), [pet])
    await expect(share(person, destination(home, 0, 60_000), [pet])).rejects.toMatchObject({ status: 429 })
  })
})

describe('pets nearby', () => {
  it('are those of owners who show them, nearest first, by points alone', async () => {
    const reader = await makePatient(server)
    for (const [index, far] of [9000, 1500, 30_000, 5000].entries())
      await shown(destination(home, 1, far), { name: `Pet ${index}`, species: index === 2 ? 'cat' : 'dog' })
    await makePet(server, await makePatient(server), { name: 'Not shown' })
    const at = { latitude: String(home.latitude), longitude: String(home.longitude) }
    const { items } = await list(reader, at)
    expect(items.map(({ name }) => name)).toEqual(['Pet 1', 'Pet 3', 'Pet 0', 'Pet 2'])
    for (const item of items) expect(item.distance).toBeCloseTo(distanceBetween(home, item) / 1000, 0)
    expect(items[0]!.owner).toBe('Rosa')
    const near = await list(reader, { ...at, within: '7', species: 'dog' })
    expect(near.items.map(({ name }) => name)).toEqual(['Pet 1', 'Pet 3'])
    const first = await list(reader, { ...at, limit: '3' })
    const rest = await list(reader, { ...at, limit: '3', cursor: first.next! })
    expect([...first.items, ...rest.items]).toEqual(items)
  })

  it('across 180° and at the pole are near', async () => {
    const reader = await makePatient(server)
    await shown({ latitude: -17, longitude: 179.99 }, { name: 'Fiji' })
    await shown({ latitude: 89.99, longitude: 10 }, { name: 'North' })
    const across = await list(reader, { latitude: '-17', longitude: '-179.99', within: '10' })
    expect(across.items.map(({ name }) => name)).toEqual(['Fiji'])
    const polar = await list(reader, { latitude: '89.99', longitude: '-170', within: '10' })
    expect(polar.items.map(({ name }) => name)).toEqual(['North'])
  })

  it('answer two homes with one point the same to the byte', async () => {
    const [one, other] = [await shown(home, { name: 'Same' }), await shown(home, { name: 'Same' })]
    await shown(destination(home, 2, 3000), { name: 'Third' })
    const point = await server.db
      .selectFrom('nearby_points')
      .select(['latitude', 'longitude'])
      .where('user_id', '=', one.person.userId)
      .executeTakeFirstOrThrow()
    // The other one truly lives half a kilometre further on; both have one point.
    await server.db.updateTable('nearby_points').set(point).where('user_id', '=', other.person.userId).execute()
    const answers = await Promise.all(
      [one, other].map(async ({ person }) =>
        JSON.stringify((await list(person)).items.map((pet) => ({ ...pet, id: null, own: null }))),
      ),
    )
    expect(answers[0]).toBe(answers[1])
  })

  it('of suspended owners and archived ones are not there', async () => {
    const reader = await makePatient(server)
    const { person } = await shown(home)
    const { pet } = await shown(home)
    await server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', person.userId).execute()
    await server.db.updateTable('pets').set({ archived_at: server.clock.now() }).where('id', '=', pet).execute()
    const { items } = await list(reader, { latitude: '40.74', longitude: '-73.98' })
    expect(items).toEqual([])
  })

  it('need a place, and only own pets can be shown', async () => {
    const person = await makePatient(server)
    await expect(list(person)).rejects.toMatchObject({ status: 422 })
    const strange = await makePet(server, await makePatient(server))
    await expect(share(person, home, [strange])).rejects.toMatchObject({ status: 404 })
    const own = await makePet(server, person)
    await expect(share(person, undefined, [own])).rejects.toMatchObject({ status: 422 })
  })
})

/** Of the n-th row, in the form that ids have. */
const idOf = (kind: string) => sql.raw(`overlay(overlay(md5('${kind}' || n) placing '4' from 13) placing '8' from 17)::uuid`)

it('the nearest thirty of many are found by the index', async () => {
  const reader = await makePatient(server)
  await sql`insert into users (id, user_type, status, email, name, created_at)
    select ${idOf('u')}, 0, 'active', 'n' || n || '@example.test', 'Many', now() from generate_series(1, 20000) n`.execute(
    server.db,
  )
  await sql`insert into patients (user_id) select ${idOf('u')} from generate_series(1, 20000) n`.execute(server.db)
  await sql`insert into pets (id, owner_id, name, species, created_at)
    select ${idOf('p')}, ${idOf('u')}, 'Pet', 'dog', now() from generate_series(1, 20000) n`.execute(server.db)
  await sql`insert into nearby_points (user_id, latitude, longitude, drawn_at)
    select ${idOf('u')}, (n * 7919 % 17000) / 100.0 - 85, (n * 104729 % 36000) / 100.0 - 180, now() from generate_series(1, 20000) n`.execute(
    server.db,
  )
  await sql`insert into nearby_pets (pet_id, user_id, shared_at)
    select ${idOf('p')}, ${idOf('u')}, now() from generate_series(1, 20000) n`.execute(server.db)
  await sql`analyze nearby_points, nearby_pets, pets, users`.execute(server.db)
  const ask = () => list(reader, { latitude: '40.74', longitude: '-73.99' })
  expect((await ask()).items).toHaveLength(30)
  const around = petsAround(server.db, reader, { latitude: 40.74, longitude: -73.99 }, {})
  const asked = server.db.selectFrom(around.as('found')).selectAll().orderBy('chord').fetch(31, 'with ties')
  const plan = await sql<{ 'QUERY PLAN': string }>`explain ${asked}`.execute(server.db)
  const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(lines).toContain('Index Scan using nearby_points_ball')
  expect(lines).not.toContain('Seq Scan on nearby_points')
})

it('whoever one blocked, or who blocked one, is not among them, and the page stays full', async () => {
  const place = { latitude: -33.9, longitude: 18.4 }
  const { person: viewer } = await shown(place)
  const others = [await shown(place), await shown(place), await shown(place), await shown(place)]
  await server.call(social.block, { params: { id: others[0]!.person.userId } }, { as: viewer })
  await server.call(social.block, { params: { id: viewer.userId } }, { as: others[1]!.person })
  const first = await list(viewer, { limit: '2' })
  expect(first.items).toHaveLength(2)
  const second = await list(viewer, { limit: '2', cursor: first.next! })
  const ids = [...first.items, ...second.items].map(({ id }) => id)
  for (const { pet } of others.slice(0, 2)) expect(ids).not.toContain(pet)
  for (const { pet } of others.slice(2)) expect(ids).toContain(pet)
})

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { destination, distanceBetween } from '#contract/kernel/geodesy.ts'
import { lostContract as contract } from '#contract/lost/contract.ts'
import { lostLimits } from '#contract/lost/values.ts'
import { nearbyContract } from '#contract/nearby/contract.ts'
import { socialContract as social } from '#contract/social/contract.ts'
import { makeDoctor, makePatient, makePet } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { alertBatch } from './alert-people.ts'
import { makeLost, place, seeIt } from './testing/make-lost.ts'

const server = await createTestServer()

/** Somebody who lives so many metres away, and wants to be told. */
async function neighbour(far: number, consents = true) {
  const person = await makePatient(server)
  await server.call(nearbyContract.shareNearby, { body: { place: destination(place, 1, far), pets: [] } }, { as: person })
  if (consents) await server.call(contract.setLostAlerts, { body: { alerts: true } }, { as: person })
  return person
}
const told = async () => (await server.db.selectFrom('lost_alerts').select('user_id').execute()).map((row) => row.user_id)
const page = (code: string) => server.call(contract.readLostPage, { body: { code } })

describe('people around', () => {
  it('who consent are told, wider with each hour, once a day', async () => {
    const [near, far, silent] = [await neighbour(800), await neighbour(6500), await neighbour(500, false)]
    const { owner } = await makeLost(server)
    expect(await told()).toEqual([near.userId])
    server.clock.advance({ hours: 3 })
    await server.runJobs()
    await server.runJobs()
    expect((await told()).toSorted()).toEqual([near.userId, far.userId].toSorted())
    await makeLost(server, { species: 'cat' })
    expect(await told()).toHaveLength(2)
    expect(await told()).not.toContain(silent.userId)
    expect(await told()).not.toContain(owner.userId)
  })

  it('are told no more once it is found', async () => {
    const near = await neighbour(3500)
    const { id, owner } = await makeLost(server)
    expect(await told()).toEqual([])
    await server.call(contract.closeLost, { params: { id } }, { as: owner })
    server.clock.advance({ hours: 5 })
    expect(await alertBatch(server.platform, id)).toBe(false)
    await server.runJobs()
    expect(await told()).not.toContain(near.userId)
  })

  it('found while the alerts go out: who was told was told, and the rest never hears of it', async () => {
    const many = 600
    const idOf = (kind: string) => sql.raw(`overlay(overlay(md5('${kind}' || n) placing '4' from 13) placing '8' from 17)::uuid`)
    const all = sql`generate_series(1, ${many}::int) n`
    await sql`insert into users (id, user_type, status, email, name, created_at)
      select ${idOf('u')}, 0, 'active', 'n' || n || '@example.test', 'Many', now() from ${all}`.execute(server.db)
    await sql`insert into patients (user_id) select ${idOf('u')} from ${all}`.execute(server.db)
    await sql`insert into nearby_points (user_id, latitude, longitude, drawn_at)
      select ${idOf('u')}, ${place.latitude} + n / 200000.0, ${place.longitude}, now() from ${all}`.execute(server.db)
    await sql`insert into lost_consents (user_id, given_at) select ${idOf('u')}, now() from ${all}`.execute(server.db)
    // Opening tells the first batch; the owner presses "found" while the next is under way.
    const { id, owner } = await makeLost(server)
    const before = (await told()).length
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(many)
    const [more] = await Promise.all([
      alertBatch(server.platform, id),
      server.call(contract.closeLost, { params: { id } }, { as: owner }),
    ])
    const after = (await told()).length
    expect([before, before + 250]).toContain(after)
    expect(more).toBe(after > before)
    expect(await alertBatch(server.platform, id)).toBe(false)
    server.clock.advance({ hours: 4 })
    await server.runJobs()
    expect(await told()).toHaveLength(after)
  })

  it('a thousand are told at once', async () => {
    const idOf = (kind: string) => sql.raw(`overlay(overlay(md5('${kind}' || n) placing '4' from 13) placing '8' from 17)::uuid`)
    const all = sql`generate_series(1, 1000) n`
    await sql`insert into users (id, user_type, status, email, name, created_at)
      select ${idOf('u')}, 0, 'active', 'n' || n || '@example.test', 'Many', now() from ${all}`.execute(server.db)
    await sql`insert into patients (user_id) select ${idOf('u')} from ${all}`.execute(server.db)
    await sql`insert into nearby_points (user_id, latitude, longitude, drawn_at)
      select ${idOf('u')}, ${place.latitude} + n / 200000.0, ${place.longitude}, now() from ${all}`.execute(server.db)
    await sql`insert into lost_consents (user_id, given_at) select ${idOf('u')}, now() from ${all}`.execute(server.db)
    const { id } = await makeLost(server)
    while (await alertBatch(server.platform, id));
    expect(await told()).toHaveLength(1000)
    const { rows } = await sql<{ n: number }>`select count(*) as n from notices where kind = 'animalLostNear'`.execute(server.db)
    expect(rows[0]!.n).toBe(1000)
  })
})

describe('the public page', () => {
  it('has a blurred point alone, and no mark, owner or place', async () => {
    const { code, owner } = await makeLost(server)
    const shown = await page(code)
    const away = distanceBetween(place, shown.around!)
    expect(away).toBeGreaterThanOrEqual(250)
    expect(away).toBeLessThanOrEqual(500)
    const text = JSON.stringify(shown)
    for (const secret of ['heart', '40.7411', owner.name, owner.email]) expect(text).not.toContain(secret)
    expect(shown.hasMark).toBe(true)
  })

  it('takes sightings without an account, held for the owner alone', async () => {
    const { code, id, owner } = await makeLost(server)
    await seeIt(server, code)
    expect(JSON.stringify(await page(code))).not.toContain('On a wall')
    const { sightings } = await server.call(contract.readLost, { params: { id } }, { as: owner })
    expect(sightings).toMatchObject([{ state: 'held', words: 'On a wall', mark: 'heart', contact: '+12025550100' }])
    await server.call(contract.judgeSighting, { params: { id: sightings[0]!.id }, body: { state: 'likely' } }, { as: owner })
    const notices = await server.db.selectFrom('notices').select('kind').where('user_id', '=', owner.userId).execute()
    expect(notices).toEqual([{ kind: 'lostAnimalSeen' }])
  })

  it('takes an honest finder from a new network however many one network sent', async () => {
    const { code, id } = await makeLost(server)
    const flooding = (host: number) => `2001:db8:0:1:${host.toString(16)}::1`
    for (let sent = 1; sent <= lostLimits.sightingsPerNetwork; sent += 1) await seeIt(server, code, { ip: flooding(sent) })
    server.clock.advance({ hours: 1 })
    await expect(seeIt(server, code, { ip: flooding(0xffff) })).rejects.toMatchObject({
      status: 409,
      text: expect.stringContaining('sightings_full'),
    })
    await seeIt(server, code, { ip: '2001:db8:0:2::1' })
    const sightings = server.db.selectFrom('lost_sightings').select('id').where('case_id', '=', id)
    expect(await sightings.execute()).toHaveLength(lostLimits.sightingsPerNetwork + 1)
  })

  it('takes one sighting from each new network once the case is full', async () => {
    const { code, owner, id } = await makeLost(server)
    const host = (network: number) => `198.51.${network >> 8}.${network & 255}`
    await seeIt(server, code, { ip: host(0) })
    await sql`insert into lost_sightings (id, case_id, seen_at, words, mark, contact, network_hash, created_at)
      select overlay(overlay(md5('s' || n) placing '4' from 13) placing '8' from 17)::uuid, ${id}, now(), '', '', '', 'network ' || n, now()
      from generate_series(2, ${lostLimits.sightings}::int) n`.execute(server.db)
    await expect(seeIt(server, code, { ip: host(0) })).rejects.toMatchObject({ status: 409 })
    await seeIt(server, code, { ip: host(1) })
    await expect(seeIt(server, code, { ip: host(1) })).rejects.toMatchObject({ status: 409 })
    await server.call(contract.closeLost, { params: { id } }, { as: owner })
    const left = server.db.selectFrom('lost_sightings').select('network_hash').where('network_hash', 'is not', null)
    expect(await left.execute()).toEqual([])
  })

  it('of no code is none', async () => {
    await expect(page('no-such-code')).rejects.toMatchObject({ status: 404 })
  })
})

describe('the search', () => {
  it('is painted by whoever walks, and forgotten when it is over', async () => {
    const { code, id, owner } = await makeLost(server)
    const paint = (cells: [number, number][]) => server.call(contract.paintWalked, { body: { code, cells } })
    await Promise.all([paint([[0, 1], [2, -3]]), paint([[2, -3]])]) // prettier-ignore
    expect((await page(code)).walked).toEqual([[0, 1], [2, -3]]) // prettier-ignore
    expect((await server.call(contract.readLost, { params: { id } }, { as: owner })).walked).toHaveLength(2)
    await server.call(contract.closeLost, { params: { id } }, { as: owner })
    expect((await page(code)).walked).toEqual([])
    await expect(paint([[1, 1]])).rejects.toMatchObject({ status: 409 })
    expect(await server.db.selectFrom('lost_walks').selectAll().execute()).toEqual([])
  })
})

describe('a chip that a doctor reads', () => {
  it('rings the owner and shows the doctor no name', async () => {
    const [owner, doctor] = [await makePatient(server), await makeDoctor(server, { name: 'Ruth Stone' })]
    await makePet(server, owner, { name: 'Miss Whiskerby', microchip: '985112003456789' })
    const call = (chip: string) => server.call(contract.callByChip, { body: { chip } }, { as: doctor })
    expect(await call('985112003456789')).toEqual({ told: true })
    expect(await call('276098106123456')).toEqual({ told: false })
    const notices = await server.db.selectFrom('notices').selectAll().where('user_id', '=', owner.userId).execute()
    expect(notices).toMatchObject([{ kind: 'chipRead', data: { name: 'Miss Whiskerby', doctor: 'Ruth Stone' } }])
    const refused = await server.refusal(contract.callByChip, { body: { chip: '12' } }, { as: doctor })
    expect(refused).toMatchObject({ status: 422, errors: [{ field: 'chip' }] })
  })
})

describe('a lost animal in the feed', () => {
  it('has a post that leads to its page, and goes when it is found', async () => {
    const owner = await makePatient(server)
    const petId = await makePet(server, owner, { name: 'Miss Whiskerby' })
    const body = { petId, place, lastSeenAt: '2026-03-02T08:00:00.000Z', words: 'Shy', post: true }
    const { id, code } = await server.call(contract.openLost, { body }, { as: owner })
    const posts = async () => (await server.call(social.listPosts, { query: { tab: 'discover' } }, { as: owner })).items
    expect(await posts()).toMatchObject([{ lostCode: code, text: 'Lost: Miss Whiskerby\nShy', animals: [{ id: petId }] }])
    await server.call(contract.closeLost, { params: { id } }, { as: owner })
    expect(await posts()).toEqual([])
  })
})

describe('found', () => {
  it('ends all, and no precise place is reachable or kept', async () => {
    const { code, id, owner } = await makeLost(server)
    await seeIt(server, code)
    await server.call(contract.closeLost, { params: { id } }, { as: owner })
    await server.call(contract.closeLost, { params: { id } }, { as: owner })
    const answers = [await page(code), await server.call(contract.listLost, {}, { as: owner })]
    const { rows } = await sql<{ text: string }>`select row_to_json(lost_cases)::text as text from lost_cases
      union all select row_to_json(lost_sightings)::text from lost_sightings`.execute(server.db)
    expect(JSON.stringify([answers, rows])).not.toMatch(/40\.7\d|73\.9\d|\+12025550100/)
    await expect(seeIt(server, code)).rejects.toMatchObject({ status: 409 })
    const poster = await server.send(contract.readPoster, { params: { id }, query: { locale: 'ar' } }, { as: owner })
    expect(poster.status).toBe(409)
  })
})

it('pressed twice, or on two devices at the same moment, it is one case and nobody is told twice', async () => {
  const near = await neighbour(800)
  const owner = await makePatient(server)
  const petId = await makePet(server, owner)
  const body = { petId, place, lastSeenAt: '2026-03-02T08:00:00.000Z' }
  const open = () => server.call(contract.openLost, { body }, { as: owner })
  const made = [...(await Promise.all([open(), open(), open()])), await open()]
  expect(new Set(made.map(({ id, code }) => `${id} ${code}`)).size).toBe(1)
  expect(await told()).toEqual([near.userId])
})

it('who has no blurred point cannot be told', async () => {
  const person = await makePatient(server)
  await expect(server.call(contract.setLostAlerts, { body: { alerts: true } }, { as: person })).rejects.toMatchObject({
    status: 409,
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destination, type Position } from '#contract/kernel/geodesy.ts'
import { trackersContract as contract } from '#contract/trackers/contract.ts'
import { makePatient, signIn } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { home, makeTracker } from './testing/make-tracker.ts'

const server = await createTestServer()
const start = Date.parse('2026-03-02T08:00:00.000Z')
const second = 1000
const ask = async (path: string, init?: RequestInit) => server.fetch(new Request(`http://carenest.test${path}`, init))

interface Sent {
  readonly far: number
  readonly at: number
  readonly battery?: number
}

/** As a tracker does it: by address. */
async function send(key: string, { far, at, battery }: Sent) {
  const { latitude, longitude } = destination(home, 1, far)
  const query = new URLSearchParams({
    id: key,
    lat: String(latitude),
    lon: String(longitude),
    timestamp: String(at / 1000),
    accuracy: '10',
  })
  if (battery !== undefined) query.set('batt', String(battery))
  return (await ask(`/api/osmand?${query}`)).status
}

const noticesOf = async (userId: string) => {
  const rows = await server.db
    .selectFrom('notices')
    .select('kind')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}
const readOne = async (made: Awaited<ReturnType<typeof makeTracker>>) =>
  (await server.call(contract.listTrackers, {}, { as: made.owner })).items[0]!
const trailOf = (made: Awaited<ReturnType<typeof makeTracker>>) =>
  server.call(
    contract.readTrail,
    { params: { id: made.id }, query: { from: '2026-03-02T00:00:00.000Z', until: '2026-03-03T00:00:00.000Z' } },
    { as: made.owner },
  )

describe('what a tracker sends', () => {
  it('is taken by address, form and JSON', async () => {
    const made = await makeTracker(server)
    expect(await send(made.key, { far: 0, at: start })).toBe(200)
    const form = await ask('/api/osmand', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `deviceid=${made.key}&location=40.74,-73.98&timestamp=${start + 60 * second}`,
    })
    expect(form.status).toBe(200)
    const json = await ask('/api/osmand', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        device_id: made.key,
        location: {
          timestamp: new Date(start + 120 * second).toISOString(),
          coords: { latitude: 40.75, longitude: -73.97 },
          battery: { level: 0.5 },
        },
      }),
    })
    expect(json.status).toBe(200)
    expect((await trailOf(made)).fixes).toBe(3)
    expect(await readOne(made)).toMatchObject({ last: { latitude: 40.75, longitude: -73.97 }, battery: 50, state: 'live' })
  })

  it('is put aside and counted where it cannot be: 2038, 1980, and 0, 0', async () => {
    const made = await makeTracker(server)
    expect(await send(made.key, { far: 0, at: Date.parse('2038-01-19T03:14:07Z') })).toBe(200)
    expect(await send(made.key, { far: 0, at: Date.parse('1980-01-06T00:00:00Z') })).toBe(200)
    expect((await ask(`/api/osmand?id=${made.key}&lat=0&lon=0`)).status).toBe(200)
    const { last, strays } = await readOne(made)
    expect(last).toBeNull()
    expect(strays.map(({ reason, count }) => [reason, count])).toEqual([
      ['in_the_future', 1],
      ['no_position', 1],
      ['too_old', 1],
    ])
  })

  it('under a wrong key is refused, and no key stands in the log', async () => {
    const made = await makeTracker(server)
    expect(await send('wrong', { far: 0, at: start })).toBe(404)
    expect((await ask('/api/osmand?lat=1&lon=1')).status).toBe(404)
    await send(made.key, { far: 0, at: start })
    expect(JSON.stringify(server.log.entries)).not.toContain(made.key)
    const kept = await server.db.selectFrom('trackers').select('key_hash').executeTakeFirstOrThrow()
    expect(kept.key_hash).not.toContain(made.key)
  })

  it('in the middle of a backlog needs the new key once it is another; what came before stays', async () => {
    const made = await makeTracker(server)
    for (let step = 0; step < 3; step++) await send(made.key, { far: 0, at: start + step * 60 * second })
    const { key } = await server.call(contract.rotateTrackerKey, { params: { id: made.id } }, { as: made.owner })
    expect(await send(made.key, { far: 0, at: start + 180 * second })).toBe(404)
    expect(await send(key, { far: 0, at: start + 180 * second })).toBe(200)
    expect((await trailOf(made)).fixes).toBe(4)
  })

  it('gives the same trail and the same marker in any order, and however often it comes', async () => {
    const sent = Array.from({ length: 12 }, (_, index) => ({ far: index * 30, at: start + index * 60 * second }))
    const inOrder = await makeTracker(server)
    for (const fix of sent) await send(inOrder.key, fix)
    const [expectedTrail, expectedLast] = [await trailOf(inOrder), (await readOne(inOrder)).last]
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...sent, ...sent.slice(3, 7)], { minLength: 16 }), async (shuffled) => {
        const made = await makeTracker(server)
        for (const fix of shuffled) await send(made.key, fix)
        expect(await trailOf(made)).toEqual(expectedTrail)
        expect((await readOne(made)).last).toEqual(expectedLast)
      }),
      { numRuns: 5, seed: 7 },
    )
  })
})

describe('safe zones', () => {
  it('tell of leaving after two fixes and of coming back at once', async () => {
    const made = await makeTracker(server)
    await send(made.key, { far: 0, at: start })
    await send(made.key, { far: 300, at: start + 60 * second })
    expect(await noticesOf(made.owner.userId)).toEqual([])
    await send(made.key, { far: 320, at: start + 100 * second })
    expect(await noticesOf(made.owner.userId)).toEqual(['petLeftZone'])
    await send(made.key, { far: 10, at: start + 160 * second })
    expect(await noticesOf(made.owner.userId)).toEqual(['petLeftZone', 'petEnteredZone'])
    expect(server.hub.announced.filter(({ event }) => event.kind === 'tracker.moved')).toHaveLength(4)
  })

  it('are silent about a backlog that comes newest first', async () => {
    const made = await makeTracker(server)
    await send(made.key, { far: 0, at: start - 60 * second })
    await send(made.key, { far: 5, at: start + 600 * second })
    for (let step = 9; step >= 0; step--) expect(await send(made.key, { far: 400, at: start + step * 60 * second })).toBe(200)
    expect(await noticesOf(made.owner.userId)).toEqual([])
    expect((await trailOf(made)).fixes).toBe(12)
  })

  it('that change while the animal is outside tell nobody anything by that', async () => {
    const made = await makeTracker(server)
    for (const [far, after] of [
      [0, 0],
      [300, 60],
      [320, 100],
    ] as const)
      await send(made.key, { far, at: start + after * second })
    const zone = (radius: number) => ({
      params: { id: made.zoneId },
      body: { kind: 'circle' as const, name: 'Home', centre: home, radius },
    })
    await server.call(contract.changeZone, zone(200), { as: made.owner })
    await send(made.key, { far: 320, at: start + 200 * second })
    await send(made.key, { far: 320, at: start + 260 * second })
    expect(await noticesOf(made.owner.userId)).toEqual(['petLeftZone'])
    await server.call(contract.changeZone, zone(1000), { as: made.owner })
    await send(made.key, { far: 320, at: start + 320 * second })
    expect(await noticesOf(made.owner.userId)).toEqual(['petLeftZone'])
  })

  it('are rehearsed: the notice says that it is one', async () => {
    const made = await makeTracker(server)
    const { people } = await server.call(contract.rehearseEscape, { params: { id: made.id } }, { as: made.owner })
    expect(people).toBe(1)
    expect(await noticesOf(made.owner.userId)).toEqual(['escapeRehearsal'])
  })
})

describe('battery and silence', () => {
  it('is told at 20 and 5 percent, and again once it was better by ten', async () => {
    const made = await makeTracker(server)
    const levels = [50, 20, 18, 19, 5, 3, 14, 4, 35, 20]
    for (const [index, battery] of levels.entries()) await send(made.key, { far: 0, at: start + index * 60 * second, battery })
    // 20, 5, and 20 again after 35.
    expect(await noticesOf(made.owner.userId)).toEqual(['trackerBattery', 'trackerBattery', 'trackerBattery'])
  })

  it('that dies inside tells once that the tracker is late, until it comes again', async () => {
    const made = await makeTracker(server)
    for (let step = 0; step < 5; step++) await send(made.key, { far: 0, at: start + step * 60 * second, battery: 3 })
    server.clock.advance({ hours: 1 })
    await server.runJobs()
    server.clock.advance({ minutes: 5 })
    await server.runJobs()
    expect(await noticesOf(made.owner.userId)).toEqual(['trackerBattery', 'trackerLate'])
    expect((await readOne({ ...made, owner: await signIn(server, made.owner) })).state).toBe('late')
  })
})

it('a tracker is seen by who may see the pet, and changed by its owner alone', async () => {
  const made = await makeTracker(server)
  const stranger = await makePatient(server)
  expect((await server.call(contract.listTrackers, {}, { as: stranger })).items).toEqual([])
  await expect(server.call(contract.rotateTrackerKey, { params: { id: made.id } }, { as: stranger })).rejects.toMatchObject({
    status: 404,
  })
  await server.call(contract.removeTracker, { params: { id: made.id } }, { as: made.owner })
  expect(await server.db.selectFrom('tracker_fixes').select('tracker_id').execute()).toEqual([])
})

describe('at the edges of the map', () => {
  const fix = (key: string, { latitude, longitude }: Position, at: number) =>
    ask(`/api/osmand?id=${key}&lat=${latitude}&lon=${longitude}&timestamp=${at}&accuracy=5`)

  it.each([
    ['across 180°', { latitude: -16.8, longitude: 179.9995 }],
    ['at the north pole', { latitude: 89.9995, longitude: 12 }],
    ['at the south pole', { latitude: -89.9999, longitude: -170 }],
  ])('%s zones tell of leaving and coming back, and the trail is as long as the way', async (_where, middle) => {
    const made = await makeTracker(server)
    const params = { id: made.zoneId }
    await server.call(
      contract.changeZone,
      { params, body: { kind: 'circle', name: 'Edge', centre: middle, radius: 100 } },
      { as: made.owner },
    )
    const walls = [0, 1, 2, 3, 4, 5].map((corner) => destination(middle, (corner * Math.PI) / 3, 90))
    await server.call(
      contract.addZone,
      { params: { id: made.id }, body: { kind: 'polygon', name: 'Walls', points: walls } },
      { as: made.owner },
    )
    // Right across the edge: to both sides of the middle, and home again.
    for (const [minute, far] of [0, 40, -40, -260, -280, -260, 0].entries())
      expect(
        (
          await fix(
            made.key,
            destination(middle, Math.PI / 2 + (far < 0 ? Math.PI : 0), Math.abs(far)),
            start + minute * 60 * second,
          )
        ).status,
      ).toBe(200)
    expect((await noticesOf(made.owner.userId)).toSorted()).toEqual([
      'petEnteredZone',
      'petEnteredZone',
      'petLeftZone',
      'petLeftZone',
    ])
    const { points, fixes, metres } = await trailOf(made)
    expect(fixes).toBe(7)
    expect(metres).toBeLessThan(900)
    expect(points.length).toBeGreaterThan(1)
  })
})

it('twenty-four hours of a collar on the sofa, thirty metres off now and then, tell nobody anything', async () => {
  const made = await makeTracker(server)
  let state = 7
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
  const noise = () => 30 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const location = Array.from({ length: 8640 }, (_, index) => {
    const { latitude, longitude } = destination(destination(home, Math.PI / 2, noise()), 0, noise())
    return {
      timestamp: new Date(start - 23 * 3600 * second + index * 10 * second).toISOString(),
      coords: { latitude, longitude, accuracy: 30 },
    }
  })
  const most = 480
  for (let from = 0; from < location.length; from += most) {
    const body = JSON.stringify({ device_id: made.key, location: location.slice(from, from + most) })
    const { status } = await ask('/api/osmand', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    expect(status).toBe(200)
  }
  expect(await noticesOf(made.owner.userId)).toEqual([])
  const kept = await server.db
    .selectFrom('tracker_fixes')
    .select((count) => count.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(kept.n).toBe(8640)
  // Thousands of units of work on the embedded database, which shares its processor with all else.
}, 600_000)

import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { destination } from '#contract/kernel/geodesy.ts'
import { trackersContract as contract } from '#contract/trackers/contract.ts'
import { makePatient } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { fixAllowance } from './fix-allowance.ts'
import { home, makeTracker } from '../testing/make-tracker.ts'

const server = await createTestServer()
const start = Date.parse('2026-03-02T08:00:00.000Z')
const second = 1000
const ask = async (path: string, init?: RequestInit) => server.fetch(new Request(`http://carenest.test${path}`, init))

interface Sent {
  readonly far: number
  readonly at: number
  readonly battery: number
}

/** As a tracker does it: by address. */
async function send(key: string, { far, at, battery }: Sent) {
  const { latitude, longitude } = destination(home, 1, far)
  const query = new URLSearchParams({
    id: key,
    lat: `${latitude}`,
    lon: `${longitude}`,
    timestamp: `${at / 1000}`,
    accuracy: '10',
    batt: `${battery}`,
  })
  return (await ask(`/api/osmand?${query}`)).status
}

/** As a tracker does it that was without a network: many in one report. */
const sendMany = async (key: string, fixes: readonly Sent[]) => {
  const location = fixes.map(({ far, at, battery }) => ({
    timestamp: new Date(at).toISOString(),
    coords: { ...destination(home, 1, far), accuracy: 10 },
    battery: { level: battery / 100 },
  }))
  const body = JSON.stringify({ device_id: key, location })
  return (await ask('/api/osmand', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).status
}

const trailOf = (made: Awaited<ReturnType<typeof makeTracker>>) =>
  server.call(
    contract.readTrail,
    { params: { id: made.id }, query: { from: '2026-03-02T00:00:00.000Z', until: '2026-03-03T00:00:00.000Z' } },
    { as: made.owner },
  )

it('answers what nests too deep, and names that every object has, without failing', async () => {
  for (const name of ['toString', 'constructor', '__proto__']) expect((await ask(`/api/osmand?${name}=1`)).status).toBe(404)
  const headers = { 'Content-Type': 'application/json' }
  for (const body of ['['.repeat(9000) + ']'.repeat(9000), '{"a":'.repeat(9000) + '1' + '}'.repeat(9000)])
    expect((await ask('/api/osmand', { method: 'POST', headers, body })).status).toBe(422)
})

describe('the allowance of a key', () => {
  const rows = async () => (await sql<{ n: number }>`select count(*)::int as n from tracker_fixes`.execute(server.db)).rows[0]!.n
  /** A report of 500 fixes, a second apart. */
  const report = (number: number) =>
    Array.from({ length: 500 }, (_, index) => ({ far: 10, at: start - (number * 500 + index) * second, battery: 80 }))

  it('takes a day without a network at once, then one fix a second', async () => {
    const made = await makeTracker(server)
    const other = await makeTracker(server)
    const spent = new Date(server.clock.now().getTime() + (fixAllowance.burst - 1000) * fixAllowance.everyMilliseconds)
    await server.db.updateTable('trackers').set({ spent_until: spent }).where('id', '=', made.id).execute()
    for (let number = 0; number < 2; number += 1) expect(await sendMany(made.key, report(number))).toBe(200)
    expect(await sendMany(made.key, report(2))).toBe(429)
    expect(await rows()).toBe(1000)
    expect(await send(other.key, { far: 10, at: start, battery: 80 })).toBe(200)
    server.clock.advance({ seconds: 500 })
    expect(await sendMany(made.key, report(2))).toBe(200)
    expect(await send(made.key, { far: 10, at: start + second, battery: 80 })).toBe(429)
    expect(await rows()).toBe(1501)
  })

  it('says when to come back', async () => {
    const made = await makeTracker(server)
    const spent = new Date(server.clock.now().getTime() + fixAllowance.burst * fixAllowance.everyMilliseconds)
    await server.db.updateTable('trackers').set({ spent_until: spent }).where('id', '=', made.id).execute()
    const answer = await ask(`/api/osmand?id=${made.key}&lat=40.7&lon=-73.9`)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '1'])
  })
})

describe('reports that come together', () => {
  /** Out of the zone and home again, twice, while the battery goes down. */
  const sent = Array.from({ length: 24 }, (_, index) => ({
    far: index % 12 < 6 ? 10 : 250,
    at: start + index * 50 * second,
    battery: 30 - index,
  }))
  const outcomeOf = async (made: Awaited<ReturnType<typeof makeTracker>>) => ({
    trail: await trailOf(made),
    last: (await server.call(contract.listTrackers, {}, { as: made.owner })).items.find(({ id }) => id === made.id)?.last,
    notices: (await server.db.selectFrom('notices').select('kind').where('user_id', '=', made.owner.userId).execute())
      .map(({ kind }) => kind)
      .toSorted(),
    usual: await server.db.selectFrom('trackers').select('usual_seconds').where('id', '=', made.id).execute(),
    standings: await server.db
      .selectFrom('zone_standings')
      .select(['inside', 'out_since'])
      .where('tracker_id', '=', made.id)
      .execute(),
  })

  it('leaves the same as one after the other, however it is cut into reports', async () => {
    const single = await makeTracker(server)
    for (const fix of sent) await send(single.key, fix)
    const expected = await outcomeOf(single)
    expect(expected.notices).toEqual(['petEnteredZone', 'petLeftZone', 'petLeftZone', 'trackerBattery'])
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 1, max: sent.length - 1 }), { maxLength: 6 }), async (cuts) => {
        const made = await makeTracker(server)
        const edges = [0, ...cuts.toSorted((one, other) => one - other), sent.length]
        for (const [index, edge] of edges.slice(1).entries())
          expect(await sendMany(made.key, sent.slice(edges[index], edge))).toBe(200)
        expect(await outcomeOf(made)).toEqual(expected)
      }),
      { numRuns: 5, seed: 7 },
    )
  })

  it('is kept for each tracker, and refused to who has no key, in the same moment', async () => {
    const owner = await makePatient(server)
    const trackers = [await makeTracker(server, owner), await makeTracker(server, owner), await makeTracker(server)]
    const keys = trackers.flatMap(({ key }) => [key, 'wrong'])
    const statuses = await Promise.all(sent.slice(0, 10).flatMap((fix) => keys.map((key) => send(key, fix))))
    expect(statuses).toEqual(Array.from({ length: 30 }, () => [200, 404]).flat())
    for (const made of trackers) {
      const { trail, last } = await outcomeOf(made)
      expect(trail.fixes).toBe(10)
      expect(last?.at).toBe(new Date(sent[9]!.at).toISOString())
    }
  })

  it('is tried by itself where it cannot be kept together: one that the database refuses fails nobody else', async () => {
    const [one, other] = [await makeTracker(server), await makeTracker(server)]
    await sql`alter table tracker_fixes add constraint not_today check (tracker_id <> ${sql.lit(other.id)}::uuid)`.execute(
      server.db,
    )
    try {
      const first = send(one.key, sent[0]!)
      const together = [send(one.key, sent[1]!), send(other.key, sent[1]!), send(one.key, sent[2]!)]
      expect(await Promise.all([first, ...together])).toEqual([200, 200, 500, 200])
    } finally {
      await sql`alter table tracker_fixes drop constraint not_today`.execute(server.db)
    }
    expect((await trailOf(one)).fixes).toBe(3)
    expect((await trailOf(other)).fixes).toBe(0)
  })
})

import fc from 'fast-check'
import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#server/kernel/db.ts'
import { partsOf, prepareMonths } from '#server/kernel/months.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { wholeSlice } from '../../../tests/support/whole-slice.ts'
import { turnMonthsOfFixes } from './forget-fixes.ts'
import * as first from './migrations/0181-trackers.ts'
import * as inMonths from './migrations/0394-fixes-in-months.ts'
import { makeTracker } from './testing/make-tracker.ts'

const server = await createTestServer()
const { log } = server

/** Whatever is tried in it leaves the database as it was. */
async function trying(work: (tx: Db) => Promise<void>): Promise<void> {
  const undone = new Error('undone')
  const tried = server.db.transaction().execute(async (tx) => {
    await work(tx)
    throw undone
  })
  await expect(tried).rejects.toBe(undone)
}

const turnAt = (db: Db, now: string) =>
  turnMonthsOfFixes.run({ ...server.platform, db, log, clock: { now: () => new Date(now) } }, wholeSlice(log))
const keep = (db: Db, id: string, instants: readonly string[]) =>
  sql`insert into tracker_fixes (tracker_id, fixed_at, latitude, longitude)
    select ${id}::uuid, at, 40, -73 from unnest(${instants}::timestamptz[]) at on conflict do nothing`.execute(db)
const fixesOf = async (db: Db) =>
  (await db.selectFrom('tracker_fixes').select('fixed_at').orderBy('fixed_at').execute()).map(({ fixed_at }) => fixed_at)
const monthsOf = async (db: Db) =>
  (await partsOf(db, 'tracker_fixes')).flatMap(({ from, name }) => (from?.startsWith('219') ? [name] : []))

test('a month has a part before it begins, and goes as a whole thirty days after it is over; of what goes an hour’s first position stays', async () => {
  const { id } = await makeTracker(server)
  await trying(async (tx) => {
    const at = '2190-05-20T10:00:00.000Z'
    await turnAt(tx, at)
    expect(await monthsOf(tx)).toEqual(['2190_05', '2190_06', '2190_07', '2190_08'].map((month) => `tracker_fixes_${month}`))
    const kept = ['2190-05-31T23:59:50.000Z', '2190-06-01T00:00:00.000Z', '2190-06-01T00:00:10.000Z', '2190-06-20T12:00:00.000Z']
    await keep(tx, id, kept)
    await turnAt(tx, '2190-06-30T23:30:00.000Z')
    expect(await fixesOf(tx)).toEqual(kept)
    await turnAt(tx, '2190-07-01T00:10:00.000Z')
    expect(await fixesOf(tx)).toEqual(kept.slice(1))
    expect(await monthsOf(tx)).not.toContain('tracker_fixes_2190_05')
    await turnAt(tx, '2190-07-01T01:00:00.000Z')
    expect(await fixesOf(tx)).toEqual(kept.slice(3))
    const hours = await tx.selectFrom('tracker_hours').select(['hour', 'fixes']).orderBy('hour').execute()
    expect(hours).toEqual([
      { hour: '2190-05-31T23:00:00.000Z', fixes: 1 },
      { hour: '2190-06-01T00:00:00.000Z', fixes: 2 },
    ])
  })
})

test('what came while no month was there is moved into its months, once each, and time goes on from there', async () => {
  const { id } = await makeTracker(server)
  await trying(async (tx) => {
    const kept = ['2190-03-05T10:00:00.000Z', '2190-05-10T10:00:00.000Z', '2190-05-20T09:00:00.000Z']
    await keep(tx, id, kept)
    await turnAt(tx, '2190-05-20T10:00:00.000Z')
    const { rows } = await sql<{
      part: string
    }>`select distinct tableoid::regclass::text as part from tracker_fixes order by 1`.execute(tx)
    // March was over for thirty days, and went at once.
    expect(rows.map(({ part }) => part)).toEqual(['tracker_fixes_2190_05'])
    expect(await fixesOf(tx)).toEqual(kept.slice(1))
    await keep(tx, id, [...kept.slice(1), '2195-01-01T00:00:00.000Z'])
    expect(await fixesOf(tx)).toEqual([...kept.slice(1), '2195-01-01T00:00:00.000Z'])
    expect(await sql`select * from tracker_fixes_rest`.execute(tx)).toMatchObject({ rows: { length: 1 } })
  })
})

test('a start adds the running month of every table before anything is written', async () => {
  const tables = server.modules.flatMap(({ tablesInMonths = [] }) => tablesInMonths)
  const { rows } = await sql<{
    name: string
  }>`select partrelid::regclass::text as name from pg_partitioned_table order by 1`.execute(server.db)
  expect(tables.map(({ table }) => table).toSorted()).toEqual(rows.map(({ name }) => name))
  await trying(async (tx) => {
    await prepareMonths({ ...server.platform, db: tx, clock: { now: () => new Date('2190-11-20T10:00:00.000Z') } })
    for (const { table } of tables) expect((await partsOf(tx, table)).map(({ name }) => name)).toContain(`${table}_2190_11`)
  })
})

test('in any order and however often they come, fixes over the turn of months are there once each', async () => {
  const { id } = await makeTracker(server)
  const span = [Date.parse('2190-05-29T00:00:00.000Z'), Date.parse('2190-09-15T00:00:00.000Z')] as const
  const instants = fc.array(
    fc.integer({ min: span[0], max: span[1] }).map((at) => new Date(at).toISOString()),
    {
      minLength: 1,
      maxLength: 30,
    },
  )
  await fc.assert(
    fc.asyncProperty(instants, fc.infiniteStream(fc.nat(9)), (all, random) =>
      trying(async (tx) => {
        // The last two weeks have no month yet: they are kept all the same.
        await turnAt(tx, '2190-05-29T00:00:00.000Z')
        const shuffled = [...all, ...all].map((at) => ({ at, place: random.next().value! }))
        for (const { at } of shuffled.toSorted((one, other) => one.place - other.place)) await keep(tx, id, [at])
        expect(await fixesOf(tx)).toEqual([...new Set(all)].toSorted())
      }),
    ),
    { numRuns: 20 },
  )
})

test('the migration keeps what was there, each once, and what goes with its tracker', async () => {
  const { id, owner, petId } = await makeTracker(server)
  await trying(async (tx) => {
    await sql`create schema before_months`.execute(tx)
    await sql`set local search_path to before_months, public`.execute(tx)
    await first.up(tx as unknown as Kysely<unknown>)
    await sql`insert into trackers (id, pet_id, owner_id, name, key_hash, created_at)
      values (${id}, ${petId}, ${owner.userId}, 'Collar', 'hash', now())`.execute(tx)
    const kept = ['2026-01-31T23:59:59.000Z', '2026-02-01T00:00:00.000Z', '2026-03-02T08:00:00.000Z']
    await keep(tx, id, kept)
    await sql`insert into jobs (name, next_run_at) values ('trackers.forgetOld', now())`.execute(tx)
    await inMonths.up(tx as unknown as Kysely<unknown>)
    // As a process of the version before writes, the same ones again and one of the coming month.
    const coming = new Date(Date.now() + 32 * 86_400_000).toISOString()
    await keep(tx, id, [...kept, coming])
    expect(await fixesOf(tx)).toEqual([...kept, coming])
    // Its job finds rows by their place in one table, which is that of others in the next part.
    const job = await tx
      .selectFrom('jobs')
      .select('pause_reason')
      .where('name', '=', 'trackers.forgetOld')
      .executeTakeFirstOrThrow()
    expect(job.pause_reason).toMatch(/trackers.months/)
    await sql`delete from trackers where id = ${id}`.execute(tx)
    expect(await fixesOf(tx)).toEqual([])
  })
})

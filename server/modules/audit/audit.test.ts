import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { adminAccountContract } from '#contract/admin/account-contract.ts'
import { adminContract } from '#contract/admin/contract.ts'
import { auditContract } from '#contract/audit/contract.ts'
import { auditKeptMonths, mostDaysSealed } from '#contract/audit/values.ts'
import { supportContract } from '#contract/support/contract.ts'
import type { Db } from '#server/kernel/db.ts'
import { makeAdmin, makePatient } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { runJob } from '#server/kernel/jobs/index.ts'
import { sealDays } from './seals/seal-days.ts'
import { wholeSlice } from '../../../tests/support/whole-slice.ts'
import { keptFrom, turnMonths } from './seals/months.ts'

const server = await createTestServer()
const body = { reason: 'Bookings that were never paid' }

/** As somebody with the database in their hands would, and no verb can. */
const tamper = (statement: string) =>
  sql.raw(`do $$ begin set local session_replication_role = replica; ${statement}; end $$`).execute(server.db)

const entry = (action: string) =>
  server.platform.transact((work) => work.audit({ action, recordKind: 'sample', recordId: 'one', userId: null }))

async function daysOfEntries(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await entry(`sample.${index}`)
    server.clock.advance({ days: 1 })
  }
}

const verify = async () => server.call(auditContract.verifySeals, { body: {} }, { as: await makeAdmin(server) })

test('an entry says in which session and which call it was done, and what was changed', async () => {
  const [admin, patient] = [await makeAdmin(server), await makePatient(server)]
  const params = { id: patient.userId }
  const answer = await server.send(adminAccountContract.suspendAccount, { params, body }, { as: admin })
  const requestId = answer.headers.get('X-Request-Id')!
  const { items } = await server.call(adminContract.listAudit, { query: { requestId } }, { as: admin })
  const suspended = items.find(({ action }) => action === 'account.suspend')
  expect(suspended).toMatchObject({
    userId: admin.userId,
    requestId,
    reason: body.reason,
    impersonator: null,
    changes: [{ field: 'status', before: 'active', after: 'suspended' }],
  })
  const { id: sessionId } = await server.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', admin.userId)
    .executeTakeFirstOrThrow()
  expect(items.every((item) => item.sessionId === sessionId)).toBe(true)
  const mail = await server.db.selectFrom('outbox_messages').select('request_id').executeTakeFirstOrThrow()
  expect(mail.request_id).toBe(requestId)
})

test('the list is narrowed by the beginning of the action, by who did it and by days', async () => {
  const admin = await makeAdmin(server)
  await entry('sample.first')
  server.clock.advance({ days: 2 })
  await entry('sample.second')
  const list = async (query: object) =>
    (await server.call(adminContract.listAudit, { query: query as never }, { as: await makeAdmin(server) })).items.map(
      ({ action }) => action,
    )
  expect(await list({ action: 'sample.' })).toEqual(['sample.second', 'sample.first'])
  expect(await list({ action: 'sample.', to: '2026-03-02' })).toEqual(['sample.first'])
  expect(await list({ action: 'sample.', from: '2026-03-03' })).toEqual(['sample.second'])
  expect(await list({ userId: admin.userId, action: 'sample.' })).toEqual([])
})

test.each([
  ["update audit_entries set action = 'nothing.happened'", 'an entry'],
  ['delete from audit_entries', 'all entries'],
  ['truncate audit_entries', 'the whole'],
  ['truncate audit_entries_first', 'one part'],
  ["update audit_entries_first set reason = 'none'", 'an entry in its part'],
  ['delete from audit_seals', 'the seals'],
  ["update audit_seals set hash = repeat('0', 64)", 'a seal'],
  ['truncate audit_seals', 'all seals'],
])('%s is refused', async (statement) => {
  await daysOfEntries(1)
  server.clock.advance({ days: 1 })
  await server.runJobs()
  await expect(sql.raw(statement).execute(server.db)).rejects.toThrow('only added to')
})

test('each day that is over is sealed, those without entries too, and all of it is as it was sealed', async () => {
  await daysOfEntries(2)
  server.clock.advance({ days: 2 })
  await server.runJobs()
  const seals = await server.db.selectFrom('audit_seals').selectAll().orderBy('day').execute()
  expect(seals.map((seal) => [seal.day, seal.entries])).toEqual([
    ['2026-03-02', 1],
    ['2026-03-03', 1],
    ['2026-03-04', 0],
    ['2026-03-05', 0],
  ])
  for (const [index, seal] of seals.entries()) expect(seal.previous).toBe(seals[index - 1]?.hash ?? '0'.repeat(64))
  expect(await verify()).toEqual({ days: 4, entries: 2, broken: null, next: null })
  const state = await server.call(auditContract.readSeals, {}, { as: await makeAdmin(server) })
  expect(state).toMatchObject({ firstDay: '2026-03-02', days: 4, keptMonths: auditKeptMonths, keptFrom: null })
})

test.each([
  ["update audit_entries set reason = 'another' where action = 'sample.1'", '2026-03-03'],
  ["delete from audit_entries where action = 'sample.2'", '2026-03-04'],
  ["update audit_entries set at = at + interval '1 second' where action = 'sample.0'", '2026-03-02'],
  ["delete from audit_seals where day = '2026-03-03'", '2026-03-04'],
  ["update audit_seals set entries = 2 where day = '2026-03-03'", '2026-03-03'],
  [
    "delete from audit_entries where action = 'sample.1'; update audit_seals set entries = 0, hash = repeat('a', 64) where day = '2026-03-03'",
    '2026-03-03',
  ],
])('%s is found', async (statement, broken) => {
  await daysOfEntries(3)
  server.clock.advance({ days: 1 })
  await server.runJobs()
  await tamper(statement)
  expect((await verify()).broken?.day).toBe(broken)
})

test('an entry that was put in later is found', async () => {
  await daysOfEntries(3)
  server.clock.advance({ days: 1 })
  await server.runJobs()
  server.clock.set('2026-03-03T10:00:00.000Z')
  await entry('sample.forged')
  server.clock.set('2026-03-06T10:00:00.000Z')
  expect((await verify()).broken).toEqual({ day: '2026-03-03', sealed: 1, found: 2 })
})

test('a day is sealed an hour after it is over, so that a clock that goes back ten minutes adds to a day without a seal', async () => {
  server.clock.set('2026-03-02T23:59:00.000Z')
  await entry('sample.before')
  server.clock.set('2026-03-03T00:05:00.000Z')
  await entry('sample.after')
  await server.runJobs()
  server.clock.set('2026-03-02T23:55:00.000Z')
  await entry('sample.back')
  server.clock.set('2026-03-03T01:30:00.000Z')
  await server.runJobs()
  const seals = await server.db.selectFrom('audit_seals').select(['day', 'entries']).execute()
  expect(seals).toEqual([{ day: '2026-03-02', entries: 2 }])
  expect((await verify()).broken).toBeNull()
})

const seal = () => runJob(server.platform, sealDays)
const sealedDays = async () =>
  (await server.db.selectFrom('audit_seals').select('day').orderBy('day').execute()).map(({ day }) => day)

test('a clock that leaps years ahead seals nothing that has not come, and is told of', async () => {
  await daysOfEntries(2)
  server.clock.set('2026-03-05T10:00:00.000Z')
  await seal()
  server.clock.set('2031-08-01T10:00:00.000Z')
  await entry('sample.leapt')
  await seal()
  server.clock.advance({ hours: 20 })
  await entry('sample.leapt')
  await seal()
  expect(await sealedDays()).toEqual(['2026-03-02', '2026-03-03', '2026-03-04'])
  expect(server.log.entries.filter(({ message }) => message.startsWith('the clock is far ahead'))).toHaveLength(2)
  // The clock is right again. The jobs wait for the time at which they would have been due.
  server.clock.set('2026-03-07T10:00:00.000Z')
  await server.db.updateTable('jobs').set({ next_run_at: server.clock.now() }).execute()
  await seal()
  expect(await sealedDays()).toEqual(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'])
  expect((await verify()).broken).toBeNull()
})

test('after a long standstill days are sealed again from the second day on, forty in one run', async () => {
  await daysOfEntries(1)
  await seal()
  server.clock.advance({ days: 100 })
  await entry('sample.back')
  await seal()
  expect(await sealedDays()).toEqual(['2026-03-02'])
  server.clock.advance({ days: 1 })
  await entry('sample.later')
  await seal()
  expect(await sealedDays()).toHaveLength(1 + mostDaysSealed)
  for (const _ of [1, 2]) {
    server.clock.advance({ hours: 1 })
    await seal()
  }
  expect((await sealedDays()).at(-1)).toBe('2026-06-11')
  expect((await verify()).broken).toBeNull()
})

test('days of more entries than are hashed at once are sealed by all of them', async () => {
  await sql`insert into audit_entries (id, at, action, record_kind, record_id)
    select gen_random_uuid(), '2026-03-02T10:00:00Z'::timestamptz + number * interval '1 microsecond', 'sample.many', 'sample', number::text
    from generate_series(1, 12000) as number`.execute(server.db)
  server.clock.advance({ days: 2 })
  await server.runJobs()
  expect(await verify()).toMatchObject({ days: 2, broken: null })
  await tamper("update audit_entries set record_id = 'x' where record_id = '11999'")
  expect((await verify()).broken).toEqual({ day: '2026-03-02', sealed: 12_000, found: 12_000 })
})

test('coming months have a part of their own before they begin, and months that are over for long enough go as a whole', async () => {
  const undone = new Error('the tables stay as they were')
  const parts = async (db: Db) =>
    (
      await sql<{ name: string }>`select child.relname as name from pg_inherits join pg_class child on child.oid = inhrelid
        where inhparent = 'audit_entries'::regclass and child.relname <> 'audit_entries_rest' order by 1`.execute(db)
    ).rows.map(({ name }) => name)
  const kept: (string | null)[] = []
  const seen: string[][] = []
  const run = async (tx: Db, now: string) => {
    const log = server.log
    const slice = { ...wholeSlice(log), eachDue: eachOf, untilDone: async () => {} }
    await turnMonths.run({ ...server.platform, db: tx, log, clock: { now: () => new Date(now) } }, slice)
    seen.push(await parts(tx))
    kept.push(await keptFrom(tx))
  }
  const sealed = (tx: Db, day: string) =>
    tx
      .insertInto('audit_seals')
      .values({ day, entries: 0, previous: '0', hash: '0'.repeat(64), sealed_at: new Date(`${day}T12:00:00.000Z`) })
      .execute()
  const trying = server.db.transaction().execute(async (tx) => {
    await sealed(tx, '2190-05-19')
    await run(tx, '2190-05-20T10:00:00.000Z')
    await run(tx, '2190-06-01T10:00:00.000Z')
    // The clock says so alone: nothing goes.
    await run(tx, '2197-07-02T10:00:00.000Z')
    await sealed(tx, '2197-07-01')
    await run(tx, '2197-07-02T10:00:00.000Z')
    throw undone
  })
  await expect(trying).rejects.toBe(undone)
  const months = (...named: string[]) => named.map((month) => `audit_entries_${month}`)
  expect(seen[0]).toEqual(months('2190_05', '2190_06', '2190_07', '2190_08'))
  expect(seen[1]).toEqual(months('2190_05', '2190_06', '2190_07', '2190_08', '2190_09'))
  const coming = ['2197_07', '2197_08', '2197_09', '2197_10']
  expect(seen[2]).toEqual(months('2190_05', '2190_06', '2190_07', '2190_08', '2190_09', ...coming))
  expect(seen[3]).toEqual(months('2190_07', '2190_08', '2190_09', ...coming))
  expect(kept).toEqual(['2190-05-01', '2190-05-01', '2190-05-01', '2190-07-01'])
})

const eachOf = async <Row>(rows: readonly Row[], work: (row: Row) => Promise<unknown>) => {
  for (const row of rows) await work(row)
}

test('what is kept of a call that failed is found by its id: what it was, and nothing that anybody entered', async () => {
  const [admin, patient] = [await makeAdmin(server), await makePatient(server)]
  const params = { id: patient.userId }
  await server.call(adminAccountContract.suspendAccount, { params, body }, { as: admin })
  const again = await server.send(adminAccountContract.suspendAccount, { params, body }, { as: admin })
  const requestId = again.headers.get('X-Request-Id')!
  await expect.poll(() => server.db.selectFrom('request_traces').selectAll().execute()).toHaveLength(1)
  const trace = await server.call(auditContract.readTrace, { params: { requestId } }, { as: admin })
  expect(trace.call).toMatchObject({
    method: 'POST',
    route: '/api/admin/accounts/:id/suspend',
    status: 409,
    code: 'account_state',
    failure: null,
  })
  const kept = JSON.stringify(await server.db.selectFrom('request_traces').selectAll().execute())
  for (const said of [patient.userId, patient.name, body.reason]) expect(kept).not.toContain(said)
})

test('a support request that names the call, its entries and its mails stand together', async () => {
  const [admin, patient] = [await makeAdmin(server), await makePatient(server)]
  const params = { id: patient.userId }
  const done = await server.send(adminAccountContract.suspendAccount, { params, body }, { as: admin })
  const requestId = done.headers.get('X-Request-Id')!
  const other = await makePatient(server)
  const ask = { topic: 'fault', subject: 'It did not work', text: 'Again and again', failedCall: requestId } as const
  await server.call(supportContract.openRequest, { body: ask }, { as: other })
  const trace = await server.call(auditContract.readTrace, { params: { requestId } }, { as: admin })
  expect(trace.call).toBeNull()
  expect(trace.entries.map(({ action }) => action)).toContain('account.suspend')
  expect(trace.mails).toMatchObject([{ template: 'mail.accountSuspended', channel: 'email' }])
  expect(trace.requests).toHaveLength(1)
  const nothing = await server.refusal(auditContract.readTrace, { params: { requestId: crypto.randomUUID() } }, { as: admin })
  expect(nothing.status).toBe(404)
})

test('people see who of the office looked, and ask why; the office reads which look they mean', async () => {
  const [admin, patient, other] = [
    await makeAdmin(server, { name: 'Ann Keeper' }),
    await makePatient(server),
    await makePatient(server),
  ]
  await server.call(adminAccountContract.readAccount, { params: { id: patient.userId } }, { as: admin })
  const { items } = await server.call(auditContract.listOfficeLooks, { query: {} }, { as: patient })
  expect(items).toMatchObject([{ by: 'Ann', act: 'account.read', reason: null }])
  expect((await server.call(auditContract.listOfficeLooks, { query: {} }, { as: other })).items).toEqual([])
  const params = { id: items[0]!.id }
  const question = { message: 'I asked for nothing.' }
  expect((await server.refusal(auditContract.askOffice, { params, body: question }, { as: other })).status).toBe(404)
  const { id } = await server.call(auditContract.askOffice, { params, body: question }, { as: patient })
  const request = await server.call(supportContract.readDeskRequest, { params: { id } }, { as: admin })
  expect(request.source).toBe('look')
  expect(request.messages[0]!.text).toContain(items[0]!.id)
})

import { describe, expect, test } from 'vitest'
import { adminAccountContract as calls } from '#contract/admin/account-contract.ts'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { bookAndPay, openPractice } from '../../../../tests/booking/practice.ts'
import { messagesTo } from '../../../../tests/support/outbox.ts'
import { makeAdmin, makePatient, signIn } from '../../../../tests/support/people.ts'
import { insertRow } from '../../../../tests/support/rows.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { workOperation } from './work-operation.ts'

const server = await createTestServer()
const reason = 'Registered by a machine'
const all = { by: 'filter', filter: { role: 'patient', search: 'robot' } } as const

async function robots(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => server.platform.ids.next())
  for (const [index, id] of ids.entries()) {
    const user = { id, user_type: 0, name: `Robot ${index}`, email: `robot-${id}@example.test` }
    await insertRow(server.db, 'users', { ...user, created_at: server.clock.now() })
  }
  return ids
}
const suspended = async () =>
  (await server.db.selectFrom('users').select('id').where('status', '=', 'suspended').execute()).length

describe('an operation', () => {
  test('suspends all that match and nobody else; mails wait ten minutes', async () => {
    const as = await makeAdmin(server)
    await makePatient(server, { name: 'Ann' })
    const [first] = await robots(3)
    const body = { verb: 'suspend', chosen: all, reason, expected: 3 } as const
    const done = await server.call(calls.startOperation, { body }, { as })
    expect(done).toMatchObject({ state: 'done', total: 3, outcomes: { done: 3 }, by: as.name })
    expect(await suspended()).toBe(3)
    await server.runJobs()
    expect(await messagesTo(server, `robot-${first}@example.test`)).toEqual([])
    server.clock.advance({ minutes: 11 })
    await server.runJobs()
    server.clock.advance({ minutes: 1 })
    await server.runJobs()
    expect(await messagesTo(server, `robot-${first}@example.test`)).toHaveLength(1)
    const later = await signIn(server, as)
    expect(await server.refusal(calls.undoOperation, { params: { id: done.id } }, { as: later })).toMatchObject({
      code: 'regret_over',
    })
  })

  test('is refused when there are more or fewer than the administrator was told', async () => {
    const as = await makeAdmin(server)
    await robots(2)
    const body = { verb: 'suspend', chosen: all, reason, expected: 3 } as const
    const refusal = await server.refusal(calls.startOperation, { body }, { as })
    expect(refusal).toMatchObject({ status: 409, code: 'count_changed', detail: '2 instead of 3' })
    expect(await suspended()).toBe(0)
  })

  test('taken back within ten minutes lets everybody in again but whom somebody else has suspended since; nobody hears of it', async () => {
    const [as, other] = [await makeAdmin(server), await makeAdmin(server)]
    const [mine, theirs] = await robots(2)
    const body = { verb: 'suspend', chosen: all, reason, expected: 2 } as const
    const { id } = await server.call(calls.startOperation, { body }, { as })
    const params = { id: theirs! }
    await server.call(calls.restoreAccount, { params, body: { reason: 'A person after all' } }, { as: other })
    await server.call(calls.suspendAccount, { params, body: { reason: 'No, a machine' } }, { as: other })
    const undone = await server.call(calls.undoOperation, { params: { id } }, { as })
    expect(undone).toMatchObject({ state: 'undone', outcomes: { undone: 1, kept: 1 } })
    const rows = await server.call(calls.listOperationRows, { params: { id }, query: {} }, { as })
    expect(rows.items.map(({ id: user, outcome }) => [user, outcome])).toEqual([
      [mine, 'undone'],
      [theirs, 'kept'],
    ])
    expect(await suspended()).toBe(1)
    server.clock.advance({ hours: 1 })
    await server.runJobs()
    expect(await messagesTo(server, `robot-${mine}@example.test`)).toEqual([])
  })

  test('over many goes on after a process ended in the middle, each account done once', async () => {
    const as = await makeAdmin(server)
    const ids = await robots(350)
    const body = { verb: 'suspend', chosen: all, reason, expected: 350 } as const
    const { id, outcomes } = await server.call(calls.startOperation, { body }, { as })
    expect(outcomes).toEqual({ pending: 350 })
    await server.platform.transact((work) => workOperation(server.platform, work, id))
    // Whoever dies within a batch leaves nothing of it.
    const dying = server.platform.transact(async (work) => {
      await workOperation(server.platform, work, id)
      throw new Error('killed')
    })
    await expect(dying).rejects.toThrow('killed')
    expect(await suspended()).toBe(100)
    await server.runJobs()
    expect(await server.call(calls.readOperation, { params: { id } }, { as })).toMatchObject({
      state: 'done',
      outcomes: { done: 350 },
    })
    const rows = await server.db.selectFrom('account_suspensions').select('user_id').execute()
    expect(rows.map((row) => row.user_id).toSorted()).toEqual(ids.toSorted())
  })

  test('over rows that another changes meanwhile leaves them as they are then, with their reason, also when it is taken back', async () => {
    const [as, other] = [await makeAdmin(server), await makeAdmin(server)]
    const ids = await robots(350)
    const theirs = ids.toSorted().at(-1)!
    const body = { verb: 'suspend', chosen: all, reason, expected: 350 } as const
    const { id } = await server.call(calls.startOperation, { body }, { as })
    await server.platform.transact((work) => workOperation(server.platform, work, id))
    const own = { params: { id: theirs }, body: { reason: 'Wrote to everybody' } }
    await server.call(calls.suspendAccount, own, { as: other })
    await server.runJobs()
    expect(await server.call(calls.readOperation, { params: { id } }, { as })).toMatchObject({
      state: 'done',
      outcomes: { done: 349, unchanged: 1 },
    })
    const reasons = () => server.db.selectFrom('account_suspensions').select('reason').where('user_id', '=', theirs).execute()
    expect(await reasons()).toEqual([{ reason: own.body.reason }])
    await server.call(calls.undoOperation, { params: { id } }, { as })
    server.clock.advance({ minutes: 1 })
    await server.runJobs()
    expect(await suspended()).toBe(1)
    expect(await reasons()).toEqual([{ reason: own.body.reason }])
  })

  test('rehearsed, it touches nothing', async () => {
    const as = await makeAdmin(server)
    const [one] = [await makePatient(server, { name: 'Robot with a session' })]
    await robots(2)
    const before = await server.db.selectFrom('users').selectAll().orderBy('id').execute()
    const told = await server.call(calls.rehearseOperation, { body: { verb: 'suspend', chosen: all } }, { as })
    expect(told).toEqual({
      total: 3,
      rehearsed: 3,
      changed: 3,
      unchanged: 0,
      sessionsEnded: 1,
      visitsAhead: 0,
      openOrders: 0,
      money: [],
      mails: 3,
      regretMinutes: 10,
    })
    expect(await server.db.selectFrom('users').selectAll().orderBy('id').execute()).toEqual(before)
    expect(server.hub.ended).toEqual([])
    expect(one.role).toBe('patient')
    expect(await server.db.selectFrom('account_suspensions').selectAll().execute()).toEqual([])
  })

  test('rehearsed, it tells the money that was paid for what is under way and not given back, once for both sides of an order', async () => {
    const as = await makeAdmin(server)
    const { patient, doctor } = await openPractice(server)
    const visit = await bookAndPay(server, patient, doctor)
    const chosen = { by: 'ids' as const, ids: [patient.userId, doctor.userId] }
    const told = () => server.call(calls.rehearseOperation, { body: { verb: 'suspend', chosen } }, { as })
    expect(await told()).toMatchObject({ visitsAhead: 1, openOrders: 1, money: [{ amount: 5000, currency: 'USD' }] })
    await server.call(booking.cancelAppointment, { params: { id: visit.id }, body: {} }, { as: patient })
    expect(await told()).toMatchObject({ visitsAhead: 0, openOrders: 0, money: [] })
  })

  test('rehearsed, it counts the mails that would be written: none to who has no address, held ones too, none where nobody matches', async () => {
    const as = await makeAdmin(server)
    const [quiet, phoned] = await robots(3)
    await server.db.updateTable('users').set({ email: null, phone: '+15550001111' }).where('id', '=', phoned!).execute()
    await insertRow(server.db, 'quiet_hours', { user_id: quiet, is_on: true, starts: '00:00', ends: '23:59' })
    const told = (verb: 'suspend' | 'restore', search = 'robot') => {
      const chosen = { by: 'filter' as const, filter: { role: 'patient' as const, search } }
      return server.call(calls.rehearseOperation, { body: { verb, chosen } }, { as })
    }
    expect(await told('suspend')).toMatchObject({ changed: 3, mails: 2 })
    await server.call(calls.startOperation, { body: { verb: 'suspend', chosen: all, reason, expected: 3 } }, { as })
    expect(await told('restore')).toMatchObject({ changed: 3, mails: 2 })
    expect(await told('restore', 'nobody of that name')).toMatchObject({ total: 0, changed: 0, money: [], mails: 0 })
    expect(await server.db.selectFrom('notice_deliveries').select('notice_id').execute()).toEqual([])
  })
})

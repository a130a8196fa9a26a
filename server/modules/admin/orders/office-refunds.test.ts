import { beforeEach, describe, expect, test } from 'vitest'
import { adminOrderContract as calls } from '#contract/admin/order-contract.ts'
import type { Intervention } from '#contract/admin/order-schemas.ts'
import { bookingContract } from '#contract/booking/contract.ts'
import { ordersContract } from '#contract/orders/contract.ts'
import { compareBooks } from '#server/modules/ledger/compare.ts'
import { makeSold } from '#server/modules/recalls/testing/make-recall.ts'
import { bookAndPay, openPractice } from '../../../../tests/booking/practice.ts'
import { orderRow } from '../../../../tests/payments/money-rows.ts'
import { makeAdmin, signIn, type Person } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'

const server = await createTestServer()
const reason = 'The picture broke off twice'
const total = 30_000
beforeEach(() => server.clock.set('2026-03-02T09:00:00.000Z'))

async function dearVisit() {
  const { patient, doctor } = await openPractice(server, {}, { video_fee: total })
  const { orderId, id: visitId } = await bookAndPay(server, patient, doctor)
  return { as: await makeAdmin(server), patient, doctor, visitId, id: orderId! }
}
type Unseen = Intervention extends infer One ? (One extends Intervention ? Omit<One, 'version'> : never) : never
const seen = (as: Person, id: string) => server.call(calls.readInterventions, { params: { id } }, { as })
async function doIt(as: Person, id: string, doing: Unseen) {
  const { version } = await seen(as, id)
  server.clock.advance({ seconds: 1 })
  return server.call(calls.intervene, { params: { id }, body: { ...doing, version } as Intervention }, { as })
}
const balances = async (orderId: string) => {
  const rows = await server.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select(({ fn }) => ['account', fn.sum<number>('amount').as('sum')])
    .where('order_id', '=', orderId)
    .groupBy('account')
    .execute()
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]).filter(([, sum]) => sum !== 0))
}

describe('above the limit of one administrator', () => {
  test('another must agree, and until then nothing moves', async () => {
    const { as, id, patient } = await dearVisit()
    const { waiting, verbs } = await doIt(as, id, { verb: 'refund', amount: 25_000, reason })
    expect(waiting).toMatchObject({ verb: 'refund', amount: { amount: 25_000 }, isOwn: true, state: 'waiting' })
    expect(verbs).toEqual([])
    expect(await orderRow(server, id)).toMatchObject({ refunded: 0 })
    const params = { id: waiting!.id }
    const { version } = await seen(as, id)
    const own = await server.refusal(calls.agreeToRefund, { params, body: { version } }, { as })
    expect(own).toMatchObject({ status: 403, code: 'own_refund' })
    const second = await makeAdmin(server)
    const { items } = await server.call(calls.listRefundRequests, { query: {} }, { as: second })
    expect(items).toMatchObject([{ id: params.id, isOwn: false, askedBy: { name: as.name } }])
    const foreign = await server.refusal(calls.withdrawRefund, { params }, { as: second })
    expect(foreign).toMatchObject({ status: 403 })
    const after = await server.call(calls.agreeToRefund, { params, body: { version } }, { as: second })
    expect(after).toMatchObject({ waiting: null, refundable: { amount: 5000 } })
    expect(await orderRow(server, id)).toMatchObject({ refunded: 25_000 })
    const order = await server.call(ordersContract.readOrder, { params: { id } }, { as: patient })
    expect(order.events).toContainEqual(expect.objectContaining({ kind: 'refunded', by: 'admin', reason }))
    const late = await server.refusal(calls.agreeToRefund, { params, body: { version: after.version } }, { as: second })
    expect(late).toMatchObject({ status: 409, code: 'refund_over' })
    expect((await server.call(calls.listRefundRequests, { query: {} }, { as: second })).items).toEqual([])
  })

  test('small amounts that follow each other count together', async () => {
    const { as, id } = await dearVisit()
    expect((await doIt(as, id, { verb: 'refund', amount: 15_000, reason })).alone.amount).toBe(5000)
    expect((await doIt(as, id, { verb: 'goodwill', amount: 5001, reason })).waiting).not.toBeNull()
    expect(await orderRow(server, id)).toMatchObject({ refunded: 15_000, goodwill: 0 })
  })

  test('calling off waits as well, and the visit stays until another agrees', async () => {
    const { as, id, patient, visitId } = await dearVisit()
    const { waiting } = await doIt(as, id, { verb: 'cancel', reason })
    const visit = () => server.call(bookingContract.readAppointment, { params: { id: visitId } }, { as: patient })
    expect((await visit()).state).toBe('confirmed')
    const second = await makeAdmin(server)
    const { version } = await seen(second, id)
    await server.call(calls.agreeToRefund, { params: { id: waiting!.id }, body: { version } }, { as: second })
    expect((await visit()).state).toBe('cancelled')
    expect(await orderRow(server, id)).toMatchObject({ refunded: total, payment_state: 'refunded' })
  })

  test('what is refused, taken back or expired is not given, and another may be asked for', async () => {
    const { as, id } = await dearVisit()
    const ask = async () => (await doIt(as, id, { verb: 'refund', amount: total, reason })).waiting!
    const first = await ask()
    const again = await server.refusal(
      calls.intervene,
      { params: { id }, body: { verb: 'refund', amount: 1, reason, version: (await seen(as, id)).version } },
      { as },
    )
    expect(again).toMatchObject({ status: 409, code: 'refund_waits' })
    const second = await makeAdmin(server)
    const why = 'The visit took place'
    await server.call(calls.refuseRefund, { params: { id: first.id }, body: { reason: why } }, { as: second })
    const taken = await ask()
    await server.call(calls.withdrawRefund, { params: { id: taken.id } }, { as })
    const slow = await ask()
    server.clock.advance({ hours: 48, seconds: 1 })
    const later = await signIn(server, second)
    const { version, waiting } = await seen(later, id)
    expect(waiting).toBeNull()
    const late = await server.refusal(calls.agreeToRefund, { params: { id: slow.id }, body: { version } }, { as: later })
    expect(late).toMatchObject({ status: 409, code: 'refund_over' })
    expect(await orderRow(server, id)).toMatchObject({ refunded: 0 })
    const body = { verb: 'refund', amount: total, reason, version } as const
    expect((await server.call(calls.intervene, { params: { id }, body }, { as: later })).waiting).not.toBeNull()
    const states = await server.db
      .selectFrom('office_refunds')
      .select('state')
      .where('order_id', '=', id)
      .orderBy('asked_at')
      .execute()
    expect(states.map(({ state }) => state)).toEqual(['refused', 'withdrawn', 'expired', 'waiting'])
  })
})

describe('goodwill', () => {
  test('is the platform’s own expense: the seller keeps what was earned, and the invoice stands', async () => {
    const { as, id, patient, doctor } = await dearVisit()
    const before = await balances(id)
    await doIt(as, id, { verb: 'goodwill', amount: 5000, reason })
    await server.runJobs()
    expect(await balances(id)).toEqual({ ...before, goodwill: 5000, provider: total - 5000 })
    const own = await server.call(ordersContract.readOrder, { params: { id } }, { as: patient })
    expect(own).toMatchObject({ goodwill: { amount: 5000 }, refunded: { amount: 0 }, paymentState: 'paid' })
    const theirs = await server.call(ordersContract.readOrder, { params: { id } }, { as: doctor })
    expect(theirs.goodwill.amount).toBe(0)
    const papers = await server.db.selectFrom('invoices').select('kind').where('order_id', '=', id).execute()
    expect(papers).toEqual([{ kind: 'invoice' }])
    expect(await compareBooks(server.db)).toEqual([])
  })

  test('comes back to the platform when the seller gives all back after it', async () => {
    const { as, id, doctor, visitId } = await dearVisit()
    await doIt(as, id, { verb: 'goodwill', amount: 12_345, reason })
    await server.call(bookingContract.cancelAppointment, { params: { id: visitId }, body: { reason } }, { as: doctor })
    await server.runJobs()
    expect(await balances(id)).toEqual({})
    expect(await orderRow(server, id)).toMatchObject({ refunded: total, goodwill: 0, payment_state: 'refunded' })
    expect(await compareBooks(server.db)).toEqual([])
  })
})

test('pieces of an order go back with their part of tax and discount, a delivery whole, and no piece twice', async () => {
  const { id } = await makeSold(server)
  const as = await makeAdmin(server)
  const { lines, refundable } = await seen(as, id)
  const [one] = lines
  await doIt(as, id, { verb: 'refundLines', lines: [{ position: one!.position, quantity: one!.left }], reason })
  const after = await seen(as, id)
  expect(after.lines.map(({ position }) => position)).not.toContain(one!.position)
  expect(after.refundable.amount).toBe(refundable.amount - one!.total.amount)
  const body = { verb: 'refundLines', lines: [{ position: one!.position, quantity: 1 }], reason, version: after.version } as const
  const again = await server.refusal(calls.intervene, { params: { id }, body }, { as })
  expect(again.status).toBeGreaterThanOrEqual(409)
  expect(await compareBooks(server.db)).toEqual([])
})

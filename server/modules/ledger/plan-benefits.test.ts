import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { bookingContract } from '#contract/booking/contract.ts'
import { ordersContract } from '#contract/orders/contract.ts'
import { plansContract } from '#contract/plans/contract.ts'
import { compareAll } from './tie-out.ts'
import { bookPastBenefits } from './book-past-benefits.ts'
import { bookingOf, openPractice } from '../../../tests/booking/practice.ts'
import { payWith } from '../../../tests/payments/money-rows.ts'
import { signIn, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makePlan, soldVersion } from '#server/modules/plans/testing/make-plan.ts'

const server = await createTestServer()
const { platform, clock } = server
beforeEach(() => clock.set('2026-03-02T09:00:00.000Z'))

async function subscriber(visits = 2) {
  const { patient, doctor } = await openPractice(server)
  const versionId = soldVersion(await makePlan(server, { columns: { visits } }))
  const { orderId } = await server.call(plansContract.subscribe, { body: { versionId } }, { as: patient })
  await payWith(server, patient, orderId)
  return { patient, doctor }
}
const book = (as: Person, doctor: Person, start = '2026-03-04T10:00:00.000Z') =>
  server.call(bookingContract.bookAppointment, { body: bookingOf(doctor, { start }) }, { as })
const cancel = async (as: Person, id: string) => {
  const input = { params: { id }, body: { reason: '' } }
  return server.call(bookingContract.cancelAppointment, input, { as: await signIn(server, as) })
}
const owed = async (doctor: Person) => {
  const { rows } = await sql<{ account: string; amount: number }>`select account, sum(amount)::int as amount from ledger_entries
    where account in ('sellers', 'fees', 'plan_benefits') and transaction_id in (
      select id from ledger_transactions where order_id in (select id from orders where seller_id = ${doctor.userId}))
    group by account having sum(amount) <> 0`.execute(server.db)
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
}
const agreed = async () => {
  await compareAll(platform)
  return server.db.selectFrom('ledger_differences').select(['kind', 'subject']).where('resolved_at', 'is', null).execute()
}
const earned = async (doctor: Person) => {
  const answer = await server.call(bookingContract.readEarnings, { query: {} }, { as: await signIn(server, doctor) })
  return answer.currencies[0]!.net + answer.currencies[0]!.ahead
}

describe('a visit that the plan includes', () => {
  test('costs the patient nothing, and the platform owes the doctor as if it had been paid', async () => {
    const { patient, doctor } = await subscriber()
    const visit = await book(patient, doctor)
    expect(visit.state).toBe('confirmed')
    const order = await server.call(ordersContract.readOrder, { params: { id: visit.orderId! } }, { as: patient })
    const fee = order.subtotal.amount
    expect(order).toMatchObject({ total: { amount: 0 }, covered: { amount: fee }, discount: { amount: 0 }, paymentState: 'paid' })
    expect(fee).toBeGreaterThan(0)
    expect(await owed(doctor)).toEqual({ plan_benefits: fee, sellers: fee / 10 - fee, fees: -fee / 10 })
    expect(await earned(doctor)).toBe(fee)
    const invoice = await server.call(ordersContract.readInvoice, { params: { id: visit.orderId! } }, { as: doctor })
    expect(invoice).toMatchObject({ subtotal: { amount: fee }, covered: { amount: fee }, total: { amount: 0 } })
    const [sums] = await server.call(ordersContract.sumInvoices, { query: {} }, { as: doctor })
    expect(sums).toMatchObject({ invoiced: 0, covered: fee })
    expect(await agreed()).toEqual([])
  })

  test('that is called off in time goes back to the plan, and nobody is owed anything', async () => {
    const { patient, doctor } = await subscriber()
    const { id, orderId } = await book(patient, doctor)
    await cancel(patient, id)
    expect(await owed(doctor)).toEqual({})
    expect(await earned(doctor)).toBe(0)
    const order = await server.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
    expect(order).toMatchObject({ payment_state: 'voided', covered_returned: order.covered })
    expect(await agreed()).toEqual([])
  })

  test('that is called off late brings the doctor half, as a paid one would', async () => {
    const { patient, doctor } = await subscriber()
    const { id } = await book(patient, doctor)
    clock.set('2026-03-04T08:00:00.000Z')
    const as = await signIn(server, patient)
    const due = await server.call(bookingContract.readCancellation, { params: { id } }, { as })
    expect(due).toMatchObject({ covered: true, share: 0.5, paid: { amount: 0 }, refund: { amount: 0 } })
    await cancel(patient, id)
    const { plan_benefits: half } = await owed(doctor)
    expect(await earned(doctor)).toBe(half)
    const { subscription } = await server.call(plansContract.readSubscription, {}, { as: await signIn(server, patient) })
    expect(subscription).toMatchObject({ visitsUsed: 1 })
    expect(await agreed()).toEqual([])
    await cancel(doctor, id).catch(() => null)
    expect(await owed(doctor)).toMatchObject({ plan_benefits: half })
  })

  test('beyond those that are left is paid as usual', async () => {
    const { patient, doctor } = await subscriber(1)
    await book(patient, doctor)
    const second = await book(patient, doctor, '2026-03-04T12:00:00.000Z')
    expect(second.state).toBe('pending_payment')
  })

  test('of the past is booked as it would have been at the time, once', async () => {
    const { patient, doctor } = await subscriber()
    const [stays, goes] = [await book(patient, doctor), await book(patient, doctor, '2026-03-04T12:00:00.000Z')]
    await cancel(patient, goes.id)
    const before = await owed(doctor)
    const sums = () =>
      sql`select kind, order_id, account, party_id, amount from ledger_transactions join ledger_entries on transaction_id = id
        where kind like 'benefit%' order by 1, 2, 3, 5`.execute(server.db)
    const { rows } = await sums()
    expect(rows.length).toBeGreaterThan(5)
    await sql`truncate ledger_entries, ledger_transactions`.execute(server.db)
    for (let run = 0; run < 2; run += 1) await platform.transact(({ db }) => bookPastBenefits(db))
    expect((await sums()).rows).toEqual(rows)
    expect(await owed(doctor)).toEqual(before)
    expect(stays.orderId).not.toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { ordersContract } from '#contract/orders/contract.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { makeDoctor, makePatient, signIn } from '../support/people.ts'
import type { Person } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { makeCoupon, moneyTaken, orderRow, paymentRow, payWith } from './money-rows.ts'
import { holdSeat, failSeat, seatModule } from './seat.ts'

const server = await createTestServer({ besides: [seatModule] })
const { applyCoupon, removeCoupon, readInvoice } = ordersContract

async function held(price?: number) {
  const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
  return { buyer, seller, ...(await holdSeat(server, { buyer, seller, price })) }
}
const apply = (as: Person, id: string, code = 'SPRING20') => server.call(applyCoupon, { params: { id }, body: { code } }, { as })
const refused = (as: Person, id: string, code = 'SPRING20') =>
  server.refusal(applyCoupon, { params: { id }, body: { code } }, { as })
const uses = () => server.db.selectFrom('coupon_uses').select(['state', 'discount']).orderBy('id').execute()

test('a coupon changes what the server takes, and the invoice says so', async () => {
  const { buyer, orderId } = await held()
  await makeCoupon(server)
  expect(await apply(buyer, orderId, ' spring20 ')).toMatchObject({
    subtotal: { amount: 5000 },
    discount: { amount: 1000 },
    total: { amount: 4000 },
    lines: [{ amount: { amount: 5000 }, discount: { amount: 1000 }, tax: { amount: 0 }, total: { amount: 4000 } }],
    coupon: { code: 'SPRING20', percent: 20, amount: null },
  })
  expect(await uses()).toEqual([{ state: 'reserved', discount: 1000 }])
  await payWith(server, buyer, orderId)
  expect(await moneyTaken(server)).toBe(4000)
  expect(await uses()).toEqual([{ state: 'taken', discount: 1000 }])
  const invoice = await server.call(readInvoice, { params: { id: orderId } }, { as: buyer })
  expect(invoice).toMatchObject({ subtotal: { amount: 5000 }, discount: { amount: 1000 }, total: { amount: 4000 } })
})

test('another coupon takes the place of the first, and none leaves the full price', async () => {
  const { buyer, orderId } = await held()
  await makeCoupon(server)
  await makeCoupon(server, { code: 'TENOFF', kind: 'amount', value: 1000 })
  await apply(buyer, orderId)
  expect(await apply(buyer, orderId, 'TENOFF')).toMatchObject({
    coupon: { code: 'TENOFF', amount: { amount: 1000, currency: 'USD' } },
  })
  expect((await uses()).map((use) => use.state)).toEqual(['released', 'reserved'])
  const bare = await server.call(removeCoupon, { params: { id: orderId } }, { as: buyer })
  expect(bare).toMatchObject({
    coupon: null,
    discount: { amount: 0 },
    total: { amount: 5000 },
    lines: [{ discount: { amount: 0 }, total: { amount: 5000 } }],
  })
  expect((await uses()).map((use) => use.state)).toEqual(['released', 'released'])
  await server.call(removeCoupon, { params: { id: orderId } }, { as: buyer })
})

test('the same coupon again is the same use', async () => {
  const { buyer, orderId } = await held()
  await makeCoupon(server, { total_uses: 1, uses_per_person: 1 })
  await apply(buyer, orderId)
  expect(await apply(buyer, orderId)).toMatchObject({ total: { amount: 4000 } })
})

describe('why a coupon is refused', () => {
  test.each([
    ['coupon_unknown', { code: 'OTHER' }],
    ['coupon_unknown', { state: 'draft' }],
    ['coupon_not_active', { state: 'paused' }],
    ['coupon_ended', { state: 'ended' }],
    ['coupon_ended', { ends_at: '2026-03-01T00:00:00.000Z' }],
    ['coupon_not_started', { starts_at: '2026-03-03T00:00:00.000Z' }],
    ['coupon_not_for_this', { applies_to: ['medicines'] }],
    ['coupon_other_currency', { currency: 'EUR' }],
    ['coupon_minimum_not_met', { minimum_spend: 5001 }],
  ])('%s for %j', async (code, columns) => {
    const { buyer, orderId } = await held()
    await makeCoupon(server, columns)
    expect(await refused(buyer, orderId)).toMatchObject({ status: 409, code })
    expect(await orderRow(server, orderId)).toMatchObject({ total: 5000, coupon_id: null })
  })

  test('used up, and used up by this person; an order that expires gives its use back', async () => {
    const first = await held()
    const second = await holdSeat(server, { ...first, hour: 12 })
    const other = await held()
    await makeCoupon(server, { total_uses: 2, uses_per_person: 1 })
    await apply(first.buyer, first.orderId)
    expect(await refused(first.buyer, second.orderId)).toMatchObject({ code: 'coupon_used_by_you' })
    await apply(other.buyer, other.orderId)
    const third = await held()
    expect(await refused(third.buyer, third.orderId)).toMatchObject({ code: 'coupon_used_up' })
    await failSeat(server, first)
    await apply(third.buyer, third.orderId)
    expect((await uses()).map((use) => use.state).toSorted()).toEqual(['released', 'reserved', 'reserved'])
  })

  test('an order that is paid, over, or not yours', async () => {
    const { buyer, orderId } = await held()
    await makeCoupon(server)
    const stranger = await makePatient(server)
    expect((await refused(stranger, orderId)).status).toBe(404)
    await payWith(server, buyer, orderId)
    expect(await refused(buyer, orderId)).toMatchObject({ code: 'order_not_payable' })
    const late = await held()
    server.clock.advance({ minutes: 16 })
    expect(await refused(await signIn(server, late.buyer), late.orderId)).toMatchObject({ code: 'hold_expired' })
  })
})

test('a payment open for the old price is ended first; the next one is for the new', async () => {
  const { buyer, orderId } = await held()
  await makeCoupon(server)
  const before = await server.call(paymentsContract.payOrder, { params: { id: orderId } }, { as: buyer })
  await apply(buyer, orderId)
  expect(await paymentRow(server, before.id)).toMatchObject({ state: 'cancelled', amount: 5000 })
  const after = await payWith(server, buyer, orderId)
  expect(after).toMatchObject({ state: 'succeeded', amount: { amount: 4000 } })
  expect(after.id).not.toBe(before.id)
  expect(await moneyTaken(server)).toBe(4000)
})

test('a payment that was charged in that moment stands, and the coupon comes too late', async () => {
  const { buyer, orderId } = await held()
  await makeCoupon(server)
  const payment = await server.call(paymentsContract.payOrder, { params: { id: orderId } }, { as: buyer })
  const { provider_reference: reference } = await paymentRow(server, payment.id)
  const card = { number: '4242424242424242', expiryMonth: 1, expiryYear: 2030, cvc: '123' }
  await server.platform.payments.sandbox!.confirm(reference!, card)
  expect(await refused(buyer, orderId)).toMatchObject({ code: 'order_not_payable' })
  expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'paid', total: 5000 })
  expect(await moneyTaken(server)).toBe(5000)
})

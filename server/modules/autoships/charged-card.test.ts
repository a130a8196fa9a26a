import { afterEach, describe, expect, test, vi } from 'vitest'
import { autoshipsContract as autoships } from '#contract/autoships/contract.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { payHours } from '#contract/autoships/values.ts'
import { chargeSavedCard } from '#server/modules/payments/index.ts'
import { saveCard } from '#server/modules/payments/testing/save-card.ts'
import { stopLot } from '#server/modules/stock/index.ts'
import { moneyTaken, orderRow, payWith } from '../../../tests/payments/money-rows.ts'
import { makePatient, signIn, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { wholeSlice } from '../../../tests/support/whole-slice.ts'
import { makeShelf } from '../shop/testing/make-checkout.ts'
import { shelfOf } from '../stock/testing/make-order.ts'
import { chargeAutoships, chargeRun } from './charge-run.ts'
import { runAutoships } from './run-autoships.ts'
import { dayAhead, makeAutoship, someAutoship } from './testing/fixtures.ts'

const server = await createTestServer()
const { clock, db, platform } = server

const numbers = {
  succeeds: '4242424242424242',
  declined: '4000000000009995',
  needsOwner: '4000002760003184',
}

const order = () => runAutoships.run(platform, wholeSlice(server.log))
const charge = () => chargeAutoships.run(platform, wholeSlice(server.log))
const again = (person: Person) => signIn(server, person)
const listed = async (as: Person) => (await server.call(autoships.listAutoships, {}, { as: await again(as) })).items
const told = async ({ userId }: Person) => {
  const rows = await db
    .selectFrom('notices')
    .select(['kind', 'link'])
    .where('user_id', '=', userId)
    .where('kind', 'like', 'autoship%')
    .where('kind', 'not like', 'autoshipSoon%')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ kind, link }) => [kind, link!.split(/[?/]/)[0]])
}
const orderOf = async (autoshipId: string) => {
  const run = await db.selectFrom('autoship_runs').selectAll().where('autoship_id', '=', autoshipId).executeTakeFirstOrThrow()
  return { run, order: await orderRow(server, run.order_id!) }
}

/** A delivery to a card of this kind, whose order was made this morning. */
async function ordered(card: keyof typeof numbers, shelf?: Awaited<ReturnType<typeof makeShelf>>) {
  const buyer = await makePatient(server)
  const cardId = await saveCard(server, buyer, numbers[card])
  const { id, nextOn } = await makeAutoship(server, buyer, shelf ?? (await makeShelf(server)), {
    cardId,
    nextOn: dayAhead(server, 1),
  })
  await order()
  clock.advance({ days: 1 })
  await order()
  return { buyer, cardId, id, dueOn: nextOn, key: { autoshipId: id, dueOn: nextOn } }
}

afterEach(() => vi.restoreAllMocks())

describe('a regular delivery with a card', () => {
  test('says which, is charged once on its day, and tells that it is ordered', async () => {
    const { buyer, id } = await ordered('succeeds')
    expect((await listed(buyer))[0]).toMatchObject({
      card: { last4: '4242', brand: 'visa', isRemoved: false },
      runs: [{ outcome: 'ordered', payment: 'charging', cardFailure: null }],
    })
    expect(await told(buyer)).toEqual([])
    await Promise.all([charge(), charge(), charge()])
    await charge()
    const { run, order: paid } = await orderOf(id)
    expect(run).toMatchObject({ payment: 'charged', charge_at: null })
    expect(paid).toMatchObject({ payment_state: 'paid' })
    expect(await moneyTaken(server)).toBe(paid.total)
    expect(await told(buyer)).toEqual([['autoshipOrdered', 'user-shoping-order-details']])
    expect((await listed(buyer))[0]!.runs[0]).toMatchObject({ payment: 'charged' })
  })

  test('is told three days ahead, with the card and what it may cost at most; a card that is gone by then is not named', async () => {
    const [buyer, other] = [await makePatient(server), await makePatient(server)]
    const made = await makeAutoship(server, buyer, await makeShelf(server), { cardId: await saveCard(server, buyer) })
    const gone = await saveCard(server, other)
    await makeAutoship(server, other, await makeShelf(server), { cardId: gone })
    await server.call(paymentsContract.removeCard, { params: { id: gone } }, { as: other })
    clock.advance({ days: 7 })
    await order()
    const notices = await db
      .selectFrom('notices')
      .select(['user_id', 'kind', 'data'])
      .where('kind', 'like', 'autoship%')
      .execute()
    const { amount, currency } = made.agreed!
    expect(notices.find(({ user_id }) => user_id === buyer.userId)).toMatchObject({
      kind: 'autoshipSoonByCard',
      data: { brand: 'Visa', last4: '4242', amount, currency },
    })
    expect(notices.find(({ user_id }) => user_id === other.userId)).toMatchObject({ kind: 'autoshipSoon' })
    const mails = await db.selectFrom('outbox_messages').select('text').where('template', 'like', '%autoshipSoon%').execute()
    const charge = mails.find(({ text }) => text.includes('4242'))
    expect(charge!.text).toContain(`Visa ending in 4242 charged for it: $${(amount / 100).toFixed(2)} at most`)
    // The day is one that people read.
    for (const { text } of mails) expect(text).not.toMatch(/\d{4}-\d\d-\d\dT/)
  })

  test('that the bank declines waits to be paid by hand, and is not tried again', async () => {
    const { buyer, id } = await ordered('declined')
    await charge()
    clock.advance({ hours: 3 })
    await charge()
    expect(await told(buyer)).toEqual([['autoshipCardFailed', 'order-payment']])
    expect((await listed(buyer))[0]!.runs[0]).toMatchObject({ payment: 'unpaid', cardFailure: 'declined' })
    const { order: open } = await orderOf(id)
    await payWith(server, await again(buyer), open.id)
    expect((await listed(buyer))[0]!.runs[0]).toMatchObject({ payment: null, cardFailure: null })
    expect(await moneyTaken(server)).toBe(open.total)
  })

  test('that wants its owner there leads to the payment page', async () => {
    const { buyer } = await ordered('needsOwner')
    await charge()
    expect(await told(buyer)).toEqual([['autoshipCardFailed', 'order-payment']])
    expect((await listed(buyer))[0]!.runs[0]).toMatchObject({ payment: 'unpaid', cardFailure: 'needs_action' })
  })

  test('that was removed is not charged: the order waits, and both the notice and the delivery say so', async () => {
    const { buyer, cardId } = await ordered('succeeds')
    await server.call(paymentsContract.removeCard, { params: { id: cardId } }, { as: await again(buyer) })
    await charge()
    expect(await moneyTaken(server)).toBe(0)
    expect(await told(buyer)).toEqual([['autoshipCardFailed', 'order-payment']])
    expect((await listed(buyer))[0]).toMatchObject({
      card: { isRemoved: true },
      runs: [{ payment: 'unpaid', cardFailure: 'removed' }],
    })
  })

  test('is charged once where the process died after the provider had taken the money', async () => {
    const { buyer, id, cardId, dueOn } = await ordered('succeeds')
    const { order: open } = await orderOf(id)
    const key = `autoship-${id}-${dueOn}`
    await chargeSavedCard(platform, { payerId: buyer.userId, orderIds: [open.id], cardId, key })
    await charge()
    expect((await orderOf(id)).run).toMatchObject({ payment: 'charged' })
    expect(await moneyTaken(server)).toBe(open.total)
    expect(await told(buyer)).toEqual([['autoshipOrdered', 'user-shoping-order-details']])
  })

  test('is tried again under the same name while the provider does not answer, and loses nothing', async () => {
    const { buyer, id } = await ordered('succeeds')
    const calls = vi.spyOn(platform.payments.cards, 'charge').mockRejectedValue(new Error('no answer'))
    await charge()
    await charge()
    clock.advance({ minutes: 11 })
    await charge()
    expect(calls.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toHaveLength(2)
    expect(new Set(calls.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).size).toBe(1)
    expect(await told(buyer)).toEqual([])
    calls.mockRestore()
    clock.advance({ minutes: 11 })
    await charge()
    expect((await orderOf(id)).order).toMatchObject({ payment_state: 'paid' })
  })

  test('leaves its buyer half of the time where the provider stays away', async () => {
    const { buyer, key } = await ordered('succeeds')
    vi.spyOn(platform.payments.cards, 'charge').mockRejectedValue(new Error('no answer'))
    await charge()
    clock.advance({ hours: payHours / 2 })
    await chargeRun(platform, key)
    expect(await told(buyer)).toEqual([['autoshipCardFailed', 'order-payment']])
    expect((await listed(buyer))[0]!.runs[0]).toMatchObject({ payment: 'unpaid', cardFailure: 'unavailable' })
  })

  test('is not charged while its buyer pays it by hand', async () => {
    const { buyer, id, key } = await ordered('succeeds')
    const { order: open } = await orderOf(id)
    await server.call(paymentsContract.payOrder, { params: { id: open.id } }, { as: await again(buyer) })
    await chargeRun(platform, key)
    await payWith(server, await again(buyer), open.id)
    await charge()
    expect(await moneyTaken(server)).toBe(open.total)
    expect(await told(buyer)).toEqual([])
  })

  test('asks again where what was kept was called back before it was charged', async () => {
    const shelf = await makeShelf(server, { stock: 5 })
    const { buyer, id, dueOn } = await ordered('succeeds', shelf)
    const { lot } = await db
      .selectFrom('stock_lots')
      .select('lot')
      .where('product_id', '=', shelf.productId)
      .executeTakeFirstOrThrow()
    await platform.transact((work) => stopLot(platform, work, { productId: shelf.productId, lot }))
    await Promise.all([charge(), charge()])
    expect(await moneyTaken(server)).toBe(0)
    expect(await told(buyer)).toEqual([['autoshipAsks', 'regular-deliveries']])
    expect((await listed(buyer))[0]).toMatchObject({
      state: 'asking',
      nextOn: dueOn,
      asks: { kind: 'out_of_stock', from: 1, to: 0 },
      runs: [{ outcome: 'asked', orderId: null, payment: null }],
    })
    expect(await db.selectFrom('orders').select(['fulfilment_state', 'payment_state']).execute()).toMatchObject([
      { payment_state: 'voided' },
    ])
    // A new lot came: the answer orders, and the card is charged.
    await db.insertInto('stock_lots').values({ product_id: shelf.productId, lot: 'new', expires_on: null, quantity: 3 }).execute()
    await db.updateTable('products').set({ stock: 3 }).where('id', '=', shelf.productId).execute()
    const body = { step: 'again' as const, dueOn }
    await server.call(autoships.stepAutoship, { params: { id }, body }, { as: await again(buyer), key: 'after-the-recall' })
    await charge()
    expect((await orderOf(id)).order).toMatchObject({ payment_state: 'paid' })
    expect((await shelfOf(server, shelf.productId)).stock).toBe(2)
  })

  test('dearer or gone asks and charges nothing', async () => {
    const buyer = await makePatient(server)
    const shelf = await makeShelf(server)
    const cardId = await saveCard(server, buyer)
    await makeAutoship(server, buyer, shelf, { cardId, nextOn: dayAhead(server, 1) })
    await order()
    await db.updateTable('products').set({ price: 5000 }).where('id', '=', shelf.productId).execute()
    clock.advance({ days: 1 })
    await order()
    await charge()
    expect((await listed(buyer))[0]).toMatchObject({ state: 'asking', asks: { kind: 'dearer' } })
    expect(await moneyTaken(server)).toBe(0)
  })

  test('takes only a card of one’s own that is there, and keeps or changes it', async () => {
    const [buyer, other, shelf] = [await makePatient(server), await makePatient(server), await makeShelf(server)]
    const body = await someAutoship(server, buyer, shelf)
    const theirs = await saveCard(server, other)
    const start = (cardId: string | null, key: string) =>
      server.call(autoships.startAutoship, { body: { ...body, cardId } }, { as: buyer, key })
    await expect(start(theirs, 'card-of-another')).rejects.toMatchObject({ status: 422 })
    const own = await saveCard(server, buyer)
    const { id, card } = await start(own, 'card-of-my-own')
    expect(card).toMatchObject({ id: own })
    const { productId: _, ...input } = body
    const change = (more: object) =>
      server.call(autoships.changeAutoship, { params: { id }, body: { ...input, ...more } }, { as: buyer })
    expect(await change({ everyWeeks: 3 })).toMatchObject({ card: { id: own } })
    await expect(change({ cardId: theirs })).rejects.toMatchObject({ status: 422 })
    expect(await change({ cardId: null })).toMatchObject({ card: null })
    // The database says so too.
    await expect(db.updateTable('autoships').set({ card_id: theirs }).where('id', '=', id).execute()).rejects.toThrow(
      /autoships_card/,
    )
  })
})

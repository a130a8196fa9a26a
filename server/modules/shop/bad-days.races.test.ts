import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { paymentsContract as payments } from '#contract/payments/contract.ts'
import { pharmacyContract as desk } from '#contract/pharmacy/contract.ts'
import { shopContract as shop } from '#contract/shop/contract.ts'
import { leaseSeconds } from '#server/kernel/http/lease.ts'
import { chargeWithoutWebhook, goodCard, moneyTaken, orderRow, payWith } from '../../../tests/payments/money-rows.ts'
import { makePatient, signIn, type Person } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { shelfOf } from '../stock/testing/make-order.ts'
import { makeShelf, placed, someCheckout, type Shelf } from './testing/make-checkout.ts'

const server = await createTestServer()
const { call, send } = server
const price = 1453
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

/** So many buyers, each with an unpaid order of one of it. */
async function ordersOf(shelf: Shelf, count: number): Promise<{ buyer: Person; id: string }[]> {
  const made: { buyer: Person; id: string }[] = []
  for (let index = 0; index < count; index += 1) {
    const buyer = await makePatient(server)
    const [id] = await placed(server, buyer, await someCheckout(server, buyer, [shelf]))
    made.push({ buyer, id: id! })
  }
  return made
}
const invoicesOf = (id: string) =>
  server.db.selectFrom('invoices').select('id').where('order_id', '=', id).where('kind', '=', 'invoice').execute()

/** Orders, money and shelf say the same: what is paid has its goods, what is not has neither. */
async function expectAgreement(shelf: Shelf, ids: readonly string[], stock: number): Promise<void> {
  const rows = await Promise.all(ids.map((id) => orderRow(server, id)))
  const paid = rows.filter(({ payment_state }) => payment_state === 'paid')
  const open = rows.filter(({ payment_state }) => ['unpaid', 'paying', 'failed'].includes(payment_state))
  expect(await moneyTaken(server)).toBe(paid.reduce((sum, { total }) => sum + total, 0))
  expect(await shelfOf(server, shelf.productId)).toEqual({
    stock: stock - paid.length - open.length,
    lots: [{ lot: '', quantity: stock - paid.length, reserved: open.length }],
  })
}

test('one product on two lines, from twenty buyers at once: it is wanted once for both, and never sold twice', async () => {
  const shelf = await makeShelf(server, { stock: 7 })
  const bodies = await times(20, async () => {
    const buyer = await makePatient(server)
    const input = await someCheckout(server, buyer, [shelf, shelf])
    const lines = input.lines.map((line, place) => ({ ...line, quantity: place === 0 ? 2 : 1 }))
    return { buyer, body: { ...input, lines, expectedTotal: { amount: 3578, currency: 'USD' } } }
  })
  const answers = await times(20, (index) =>
    send(shop.placeCheckout, { body: bodies[index]!.body }, { as: bodies[index]!.buyer, key: `two-lines-${index}` }),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(18)
  expect(await shelfOf(server, shelf.productId)).toEqual({ stock: 1, lots: [{ lot: '', quantity: 7, reserved: 6 }] })
})

describe('at the payment', () => {
  test('double click, reload, Back and a second tab at once: one payment, one charge, and afterwards nothing to pay', async () => {
    const shelf = await makeShelf(server)
    const [made] = await ordersOf(shelf, 1)
    const { buyer, id } = made!
    const open = () => send(payments.payOrder, { params: { id } }, { as: buyer })
    const { id: paymentId } = (await (await open()).json()) as { id: string }
    const confirm = () => send(payments.confirmSandbox, { params: { id: paymentId }, body: goodCard }, { as: buyer })
    const look = () => send(payments.readPayment, { params: { id: paymentId } }, { as: buyer })
    await times(24, (index) => [open, confirm, look][index % 3]!())
    expect(await server.db.selectFrom('payments').select('state').execute()).toEqual([{ state: 'succeeded' }])
    expect((await open()).status).toBe(409)
    await expectAgreement(shelf, [id], 5)
    expect(await invoicesOf(id)).toHaveLength(1)
  })

  test('the browser died after the card was charged: message, job and reload find it at once, and it counts once', async () => {
    const shelf = await makeShelf(server)
    const [made] = await ordersOf(shelf, 1)
    const { buyer, id } = made!
    const { payment, arrive } = await chargeWithoutWebhook(server, buyer, id)
    server.clock.advance({ minutes: 3 })
    await Promise.all([
      ...Array.from({ length: 6 }, arrive),
      server.runJobs(),
      ...Array.from({ length: 6 }, () => send(payments.readPayment, { params: { id: payment.id } }, { as: buyer })),
    ])
    expect(await orderRow(server, id)).toMatchObject({ payment_state: 'paid', fulfilment_state: 'paid' })
    await expectAgreement(shelf, [id], 5)
    expect(await invoicesOf(id)).toHaveLength(1)
  })

  test('what is kept runs out while the bank asks: the goods are paid and given, or neither', async () => {
    const asking = '4000002500003155'
    for (let round = 0; round < 6; round += 1) {
      const shelf = await makeShelf(server, { stock: 1 })
      const before = await moneyTaken(server)
      const [made] = await ordersOf(shelf, 1)
      const { id } = made!
      const { id: paymentId } = await payWith(server, made!.buyer, id, asking)
      server.clock.advance({ minutes: 31 })
      const buyer = await signIn(server, made!.buyer)
      await Promise.all([
        server.runJobs(),
        send(payments.answerChallenge, { params: { id: paymentId }, body: { accept: true } }, { as: buyer }),
      ])
      server.clock.advance({ minutes: 5 })
      await server.runJobs()
      const { payment_state, fulfilment_state } = await orderRow(server, id)
      const hasIt = payment_state === 'paid'
      expect([payment_state, fulfilment_state]).toEqual(hasIt ? ['paid', 'paid'] : ['voided', 'expired'])
      expect((await moneyTaken(server)) - before).toBe(hasIt ? price : 0)
      expect(await shelfOf(server, shelf.productId)).toEqual({
        stock: hasIt ? 0 : 1,
        lots: [{ lot: '', quantity: hasIt ? 0 : 1, reserved: 0 }],
      })
    }
  })

  test('the pharmacy counts its shelf down to nothing meanwhile: what is kept stays kept, and all who pay have theirs', async () => {
    const shelf = await makeShelf(server, { stock: 12 })
    const made = await ordersOf(shelf, 8)
    const { sku } = await server.db
      .selectFrom('products')
      .select('sku')
      .where('id', '=', shelf.productId)
      .executeTakeFirstOrThrow()
    const heads = ['sku', 'name', 'category', 'audience', 'price', 'stock', 'lot']
    const as = shelf.pharmacy
    const body = { name: 'counted.csv', delimiter: ',' as const, heads }
    const { id } = await call(desk.beginCatalogueImport, { body }, { as, key: 'counted-anew' })
    const lines = [[sku, 'Timothy hay', 'food', 'pets', '10.00', '0', "'-"]]
    await call(desk.sendCatalogueLines, { params: { id }, body: { firstLine: 2, lines } }, { as })
    await Promise.all([
      ...made.map((order) => payWith(server, order.buyer, order.id)),
      call(desk.applyCatalogueImport, { params: { id } }, { as, key: 'applied-anew' }),
    ])
    for (const order of made) expect(await orderRow(server, order.id)).toMatchObject({ payment_state: 'paid' })
    const [lot] = (await shelfOf(server, shelf.productId)).lots
    expect(lot).toMatchObject({ reserved: 0 })
    expect(lot!.quantity).toBeGreaterThanOrEqual(0)
    expect(await moneyTaken(server)).toBe(8 * price)
  })

  test('a lot that expires tonight: of six who pay after midnight at once, those have theirs for whom another lot is left', async () => {
    server.clock.set('2026-03-02T23:50:00.000Z')
    const shelf = await makeShelf(server, { stock: 0 })
    await server.db.updateTable('users').set({ time_zone: 'UTC' }).where('id', '=', shelf.pharmacy.userId).execute()
    const lot = (name: string, expires_on: string | null, quantity: number) =>
      insertRow(server.db, 'stock_lots', { product_id: shelf.productId, lot: name, expires_on, quantity })
    await lot('tonight', '2026-03-03', 6)
    await lot('later', null, 2)
    await server.db.updateTable('products').set({ stock: 8 }).where('id', '=', shelf.productId).execute()
    const made = await ordersOf(shelf, 6)
    const charged = await times(6, (index) => chargeWithoutWebhook(server, made[index]!.buyer, made[index]!.id))
    server.clock.set('2026-03-03T00:05:00.000Z')
    await Promise.all(charged.map(({ arrive }) => arrive()))
    await server.runJobs()
    const states = await Promise.all(made.map(({ id }) => orderRow(server, id)))
    expect(states.filter(({ payment_state }) => payment_state === 'paid')).toHaveLength(2)
    expect(states.filter(({ payment_state }) => payment_state === 'refunded')).toHaveLength(4)
    expect(await moneyTaken(server)).toBe(2 * price)
    expect(await shelfOf(server, shelf.productId)).toEqual({
      stock: 0,
      lots: [
        { lot: 'later', quantity: 0, reserved: 0 },
        { lot: 'tonight', quantity: 6, reserved: 0 },
      ],
    })
  })
})

test('a price that changes while people check out: each pays what they were shown, or is told what changed', async () => {
  const shelf = await makeShelf(server, { stock: 40 })
  const buyers = await times(12, async () => {
    const buyer = await makePatient(server)
    return { buyer, input: await someCheckout(server, buyer, [shelf]) }
  })
  const dearer = { amount: price + 500, currency: 'USD' }
  const setPrice = (amount: number) =>
    server.db.updateTable('products').set({ price: amount }).where('id', '=', shelf.productId).execute()
  const answers = await Promise.all([
    ...buyers.map(async ({ buyer, input }, index) => {
      const body = { ...input, expectedTotal: { amount: price, currency: 'USD' } }
      return send(shop.placeCheckout, { body }, { as: buyer, key: `dearer-${index}` })
    }),
    setPrice(1500).then(() => null),
  ])
  const orders = await server.db.selectFrom('orders').select('total').execute()
  expect(orders.every(({ total }) => total === price)).toBe(true)
  const refused = answers.filter((answer) => answer !== null && answer.status !== 201)
  expect(refused.length + orders.length).toBe(12)
  for (const answer of refused) expect(await answer!.json()).toMatchObject({ status: 409, code: 'total_changed' })
  const late = buyers[0]!
  const told = await send(
    shop.placeCheckout,
    { body: { ...late.input, expectedTotal: dearer } },
    { as: late.buyer, key: 'still-the-old-line' },
  )
  expect(await told.json()).toMatchObject({
    code: 'total_changed',
    errors: [{ field: 'lines.0', code: 'price', message: '1500' }, {}],
  })
})

test('connections cut in the middle of checkouts: sent again under its key each order is there once, and nothing is kept for none', async () => {
  const shelf = await makeShelf(server, { stock: 500 })
  const buyer = await makePatient(server)
  const input = await someCheckout(server, buyer, [shelf])
  const body = { ...input, expectedTotal: { amount: price, currency: 'USD' } }
  let killed = 0
  const kill = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' limit 1`
      .execute(server.db)
      .then(
        ({ rows }) => void (killed += rows.length),
        () => {},
      )
  const place = async (key: string): Promise<number> => {
    const answer = await send(shop.placeCheckout, { body }, { as: buyer, key }).catch(() => null)
    return answer?.status ?? 0
  }
  let rounds = 0
  for (; killed < 25 && rounds < 150; rounds += 1) {
    const key = `cut-in-the-middle-${rounds}`
    await Promise.all([place(key), kill(), new Promise((done) => setTimeout(done, rounds % 9)).then(kill)])
    let status = await place(key)
    for (let again = 0; status !== 201; again += 1, status = await place(key)) {
      expect(again).toBeLessThan(20)
      // Where even giving the key back was cut, its lease runs out by itself.
      if (status === 409) server.clock.advance({ seconds: leaseSeconds })
    }
  }
  expect(killed).toBeGreaterThanOrEqual(25)
  const ids = (await server.db.selectFrom('orders').select('id').execute()).map(({ id }) => id)
  expect(ids).toHaveLength(rounds)
  await expectAgreement(shelf, ids, 500)
})

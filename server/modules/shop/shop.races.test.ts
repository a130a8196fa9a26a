import { expect, test } from 'vitest'
import { paymentsContract } from '#contract/payments/contract.ts'
import { shopContract as shop } from '#contract/shop/contract.ts'
import { goodCard, moneyTaken, orderRow } from '../../../tests/payments/money-rows.ts'
import { makePatient } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { shelfOf } from '../stock/testing/make-order.ts'
import { makeShelf, placed, someCheckout } from './testing/make-checkout.ts'

const server = await createTestServer()
const { call, send } = server
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

test('fifty people check out the last item at once: one has it', async () => {
  const shelf = await makeShelf(server, { stock: 1 })
  const buyers = await times(10, () => makePatient(server))
  const bodies = new Map<string, object>()
  for (const buyer of buyers) bodies.set(buyer.userId, await someCheckout(server, buyer, [shelf]))
  const answers = await times(50, (index) => {
    const buyer = buyers[index % buyers.length]!
    const body = { ...bodies.get(buyer.userId), expectedTotal: { amount: 1453, currency: 'USD' } } as never
    return send(shop.placeCheckout, { body }, { as: buyer, key: `last-item-${index}` })
  })
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  expect(await shelfOf(server, shelf.productId)).toEqual({ stock: 0, lots: [{ lot: '', quantity: 1, reserved: 1 }] })
})

test('a double click under one key places one order for each pharmacy', async () => {
  const [buyer, shelf] = [await makePatient(server), await makeShelf(server)]
  const input = await someCheckout(server, buyer, [shelf])
  const body = { ...input, expectedTotal: { amount: 1453, currency: 'USD' } }
  await times(8, () => send(shop.placeCheckout, { body }, { as: buyer, key: 'double-click' }))
  expect(await server.db.selectFrom('orders').selectAll().execute()).toHaveLength(1)
})

test('two tabs, each at another order of one checkout, pay at once: one payment, each order once', async () => {
  const buyer = await makePatient(server)
  const shelves = [await makeShelf(server), await makeShelf(server)]
  const ids = await placed(server, buyer, await someCheckout(server, buyer, shelves))
  const opened = await times(10, (index) => call(paymentsContract.payOrder, { params: { id: ids[index % 2]! } }, { as: buyer }))
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  await times(6, () => send(paymentsContract.confirmSandbox, { params: { id: opened[0]!.id }, body: goodCard }, { as: buyer }))
  expect(await moneyTaken(server)).toBe(2 * 1453)
  for (const id of ids) expect(await orderRow(server, id)).toMatchObject({ payment_state: 'paid' })
})

test('merged by many tabs at once is merged once', async () => {
  const [buyer, shelf] = [await makePatient(server), await makeShelf(server)]
  const lines = [{ productId: shelf.productId, quantity: 3, price: 1000 }]
  const carts = await times(12, () => call(shop.mergeCart, { body: { lines } }, { as: buyer }))
  expect(carts.at(-1)!.lines).toMatchObject([{ quantity: 3 }])
  expect(await server.db.selectFrom('cart_lines').selectAll().execute()).toHaveLength(1)
})

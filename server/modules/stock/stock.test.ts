import { expect, test } from 'vitest'
import { paymentsContract } from '#contract/payments/contract.ts'
import { chargeWithoutWebhook, moneyTaken, orderRow, payWith } from '../../../tests/payments/money-rows.ts'
import { makePatient, makePharmacy } from '../../../tests/support/people.ts'
import { makeProduct } from '../../../tests/support/products.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { wholeSlice } from '../../../tests/support/whole-slice.ts'
import { endGoodsOrder } from '#server/modules/goods/index.ts'
import { expireGoodsOrders } from '#server/modules/goods/end-goods-order.ts'
import { endLots } from './end-lots.ts'
import { restock } from './settle-stock.ts'
import { makeGoodsOrder, shelfOf } from './testing/make-order.ts'

const server = await createTestServer()

async function shop(columns: Record<string, unknown> = {}) {
  const [buyer, pharmacy] = [await makePatient(server), await makePharmacy(server)]
  const productId = await makeProduct(server, columns, pharmacy)
  const order = (quantity: number) => makeGoodsOrder(server, { buyer, pharmacy, lines: [{ productId, quantity }] })
  return { buyer, pharmacy, productId, order }
}
const lotOf = (productId: string, lot: string, expires_on: string | null, quantity: number) =>
  insertRow(server.db, 'stock_lots', { product_id: productId, lot, expires_on, quantity })

test('kept at checkout, taken with the money, told to the pharmacy', async () => {
  const { buyer, productId, order } = await shop({ stock: 5 })
  const id = await order(2)
  expect(await shelfOf(server, productId)).toEqual({ stock: 3, lots: [{ lot: '', quantity: 5, reserved: 2 }] })
  await payWith(server, buyer, id)
  expect(await shelfOf(server, productId)).toEqual({ stock: 3, lots: [{ lot: '', quantity: 3, reserved: 0 }] })
  expect(await orderRow(server, id)).toMatchObject({ payment_state: 'paid', fulfilment_state: 'paid' })
})

test('a product on two lines is counted once for both, and each of them is named', async () => {
  const { buyer, pharmacy, productId } = await shop({ stock: 3 })
  const lines = [
    { productId, quantity: 2 },
    { productId, quantity: 2 },
  ]
  await expect(makeGoodsOrder(server, { buyer, pharmacy, lines })).rejects.toMatchObject({
    code: 'out_of_stock',
    more: {
      errors: [
        { field: 'lines.0', code: 'out_of_stock', message: '3' },
        { field: 'lines.1', code: 'out_of_stock', message: '3' },
      ],
    },
  })
  expect(await shelfOf(server, productId)).toMatchObject({ stock: 3 })
})

test('what expires first goes first; what expires tonight, or was called back, is not sold', async () => {
  const { buyer, productId, order } = await shop({ stock: 0 })
  await lotOf(productId, 'A', '2026-12-01', 2)
  await lotOf(productId, 'B', '2026-06-01', 2)
  await lotOf(productId, 'C', '2026-03-02', 9)
  const id = await order(3)
  const kept = await server.db.selectFrom('stock_lots').select(['lot', 'reserved']).orderBy('lot').execute()
  expect(kept).toEqual([
    { lot: 'A', reserved: 1 },
    { lot: 'B', reserved: 2 },
    { lot: 'C', reserved: 0 },
  ])
  await expect(order(2)).rejects.toMatchObject({ code: 'out_of_stock' })
  // Called back while somebody pays: another lot stands in for it.
  await server.db.updateTable('stock_lots').set({ recalled_at: server.clock.now() }).where('lot', '=', 'B').execute()
  await lotOf(productId, 'D', null, 5)
  await payWith(server, buyer, id)
  expect(await shelfOf(server, productId)).toEqual({
    stock: 4,
    lots: [
      { lot: 'A', quantity: 0, reserved: 0 },
      { lot: 'B', quantity: 2, reserved: 0 },
      { lot: 'C', quantity: 9, reserved: 0 },
      { lot: 'D', quantity: 4, reserved: 0 },
    ],
  })
})

test('a lot that spoils while it is paid for, with no other: all money goes back and the order ends', async () => {
  server.clock.set('2026-03-02T23:58:00.000Z')
  const { buyer, productId, order } = await shop({ stock: 0 })
  await lotOf(productId, 'A', '2026-03-03', 1)
  const id = await order(1)
  const { arrive } = await chargeWithoutWebhook(server, buyer, id)
  server.clock.set('2026-03-03T00:01:00.000Z')
  await arrive()
  expect(await orderRow(server, id)).toMatchObject({ payment_state: 'refunded', fulfilment_state: 'cancelled' })
  expect(await moneyTaken(server)).toBe(0)
  expect(await shelfOf(server, productId)).toEqual({ stock: 0, lots: [{ lot: 'A', quantity: 1, reserved: 0 }] })
})

test('unpaid after half an hour: ended, and on the shelf again', async () => {
  const { buyer, productId, order } = await shop({ stock: 1 })
  const id = await order(1)
  await server.call(paymentsContract.payOrder, { params: { id } }, { as: buyer })
  server.clock.advance({ minutes: 31 })
  await expireGoodsOrders.run(server.platform, wholeSlice(server.log))
  expect(await orderRow(server, id)).toMatchObject({ payment_state: 'voided', fulfilment_state: 'expired' })
  expect(await shelfOf(server, productId)).toEqual({ stock: 1, lots: [{ lot: '', quantity: 1, reserved: 0 }] })
})

test('paid and not heard of when the time runs out: the goods are the buyer’s', async () => {
  const { buyer, productId, order } = await shop({ stock: 1 })
  const id = await order(1)
  await chargeWithoutWebhook(server, buyer, id)
  server.clock.advance({ minutes: 31 })
  await expireGoodsOrders.run(server.platform, wholeSlice(server.log))
  expect(await orderRow(server, id)).toMatchObject({ payment_state: 'paid', fulfilment_state: 'paid' })
  expect(await shelfOf(server, productId)).toMatchObject({ stock: 0 })
})

test('money that comes after the end finds the goods, or goes back', async () => {
  const { buyer, productId, order } = await shop({ stock: 1 })
  const id = await order(1)
  await endGoodsOrder(server.platform, id, { state: 'cancelled', actorId: buyer.userId })
  expect(await shelfOf(server, productId)).toMatchObject({ stock: 1 })
  expect(await orderRow(server, id)).toMatchObject({ payment_state: 'voided', fulfilment_state: 'cancelled' })
})

test('what comes back goes to its lot, never more than went', async () => {
  const { buyer, productId, order } = await shop({ stock: 4 })
  const id = await order(3)
  await payWith(server, buyer, id)
  const back = (quantity: number) =>
    server.platform.transact((work) => restock(server.platform, work, { orderId: id, lines: [{ productId, quantity }] }))
  await back(2)
  await back(2)
  expect(await shelfOf(server, productId)).toEqual({ stock: 4, lots: [{ lot: '', quantity: 4, reserved: 0 }] })
})

test('the day after, products no longer say what has expired', async () => {
  const { productId } = await shop({ stock: 0 })
  await lotOf(productId, 'A', '2026-03-03', 5)
  await server.db.updateTable('products').set({ stock: 5 }).where('id', '=', productId).execute()
  server.clock.set('2026-03-03T06:00:00.000Z')
  await endLots.run(server.platform, wholeSlice(server.log))
  expect(await shelfOf(server, productId)).toMatchObject({ stock: 0 })
})

import { expect, test } from 'vitest'
import { Refusal } from '#server/kernel/errors.ts'
import { endGoodsOrder } from '#server/modules/goods/index.ts'
import { orderRow, payWith } from '../../../tests/payments/money-rows.ts'
import { makePatient, makePharmacy } from '../../../tests/support/people.ts'
import { makeProduct } from '../../../tests/support/products.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeGoodsOrder, shelfOf } from './testing/make-order.ts'

const server = await createTestServer()
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const wonBy = async (tries: Promise<unknown>) => {
  try {
    await tries
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'out_of_stock') return false
    throw error
  }
}

test('fifty checkouts for the last item: one has it', async () => {
  const [buyer, pharmacy] = [await makePatient(server), await makePharmacy(server)]
  const productId = await makeProduct(server, { stock: 1 }, pharmacy)
  const order = () => makeGoodsOrder(server, { buyer, pharmacy, lines: [{ productId, quantity: 1 }] })
  const won = await times(50, () => wonBy(order()))
  expect(won.filter(Boolean)).toHaveLength(1)
  expect(await shelfOf(server, productId)).toEqual({ stock: 0, lots: [{ lot: '', quantity: 1, reserved: 1 }] })
})

test('many orders of two products in either order of lines: none waits in a circle, none is sold twice', async () => {
  const [buyer, pharmacy] = [await makePatient(server), await makePharmacy(server)]
  const [a, b] = [await makeProduct(server, { stock: 10 }, pharmacy), await makeProduct(server, { stock: 10 }, pharmacy)]
  const won = await times(40, (index) => {
    const lines = [a, b].map((productId) => ({ productId, quantity: 1 }))
    return wonBy(makeGoodsOrder(server, { buyer, pharmacy, lines: index % 2 ? lines : lines.toReversed() }))
  })
  expect(won.filter(Boolean)).toHaveLength(10)
  for (const id of [a, b]) expect(await shelfOf(server, id)).toMatchObject({ stock: 0 })
})

test('paying while the order ends: goods and money agree', async () => {
  const [buyer, pharmacy] = [await makePatient(server), await makePharmacy(server)]
  for (let round = 0; round < 10; round++) {
    const productId = await makeProduct(server, { stock: 1 }, pharmacy)
    const id = await makeGoodsOrder(server, { buyer, pharmacy, lines: [{ productId, quantity: 1 }] })
    await Promise.allSettled([
      payWith(server, buyer, id),
      endGoodsOrder(server.platform, id, { state: 'cancelled', actorId: buyer.userId }),
    ])
    const { payment_state } = await orderRow(server, id)
    const shelf = await shelfOf(server, productId)
    const paid = payment_state === 'paid'
    const open = ['unpaid', 'paying'].includes(payment_state)
    expect(shelf).toEqual({
      stock: paid || open ? 0 : 1,
      lots: [{ lot: '', quantity: paid ? 0 : 1, reserved: open ? 1 : 0 }],
    })
  }
})

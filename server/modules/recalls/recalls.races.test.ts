import { expect, test } from 'vitest'
import { recallsContract as contract } from '#contract/recalls/contract.ts'
import { orderRow, payWith } from '../../../tests/payments/money-rows.ts'
import { makePatient } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { placed, someCheckout } from '../shop/testing/make-checkout.ts'
import { makeRecall, makeSold, recallOf, someLot } from './testing/make-recall.ts'

const server = await createTestServer()

test('called back while it is paid: whoever has a packet was told, and whoever was not has none', async () => {
  for (let round = 0; round < 8; round++) {
    const sold = await makeSold(server)
    const buyer = await makePatient(server)
    const [id] = await placed(server, buyer, await someCheckout(server, buyer, [sold]))
    await Promise.all([payWith(server, buyer, id!), recallOf(server, sold.pharmacy, sold.productId)])
    const { payment_state: state } = await orderRow(server, id!)
    const packets = await server.db.selectFrom('recall_packets').select('id').where('order_id', '=', id!).execute()
    const taken = await server.db
      .selectFrom('stock_reservations')
      .innerJoin('stock_lots', 'stock_lots.id', 'stock_reservations.lot_id')
      .select('order_id')
      .where('order_id', '=', id!)
      .where('stock_lots.lot', '=', someLot)
      .where('state', '=', 'taken')
      .execute()
    expect(packets).toHaveLength(taken.length)
    expect(state).toBe(taken.length > 0 ? 'paid' : 'refunded')
  }
})

test('twelve presses at once pay a packet back once', async () => {
  const { buyer, packetId, id } = await makeRecall(server)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      server.send(contract.creditRecalledPacket, { params: { id: packetId } }, { as: buyer, key: `credit-press-${index}` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await orderRow(server, id)).toMatchObject({ refunded: 1063 })
})

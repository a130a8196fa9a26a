import { recallsContract as contract } from '#contract/recalls/contract.ts'
import { payWith } from '../../../../tests/payments/money-rows.ts'
import type { Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'
import { deliver } from '../../shop/testing/deliver.ts'
import { makeShopOrder } from '../../shop/testing/make-checkout.ts'

export const someLot = 'L2417'
export const reason = 'Some packets were not closed tightly'

/** A product of a pharmacy whose units are all of one lot, and an order of it that was paid and, unless told, brought. */
export async function makeSold(server: TestServer, { isDelivered = true } = {}) {
  const order = await makeShopOrder(server)
  await server.db.updateTable('stock_lots').set({ lot: someLot }).where('product_id', '=', order.productId).execute()
  await payWith(server, order.buyer, order.id)
  if (isDelivered) await deliver(server, order.id, order.pharmacy)
  return order
}

export const recallOf = (server: TestServer, as: Person, productId: string, lot = someLot) =>
  server.call(contract.recallLot, { body: { productId, lot, reason } }, { as, key: `recall-${server.platform.ids.next()}` })

/** A recall with one packet that its buyer has. */
export async function makeRecall(server: TestServer) {
  const sold = await makeSold(server)
  const recall = await recallOf(server, sold.pharmacy, sold.productId)
  const { id: packetId } = await server.db
    .selectFrom('recall_packets')
    .select('id')
    .where('recall_id', '=', recall.id)
    .executeTakeFirstOrThrow()
  return { ...sold, recall, packetId }
}

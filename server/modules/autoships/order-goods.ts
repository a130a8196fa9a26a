import { payHours } from '#contract/autoships/values.ts'
import { isTooSmall } from '#contract/payments/least-amounts.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { placeGoods, takeFreeGoods, totalsOf } from '#server/modules/shop/index.ts'
import { Asks, type HowToDeliver, type MadeOrder } from './asks.ts'
import { type LockedAutoship, ownerOf } from './find-autoship.ts'

/** An order of the shop, as its owner would place it. @throws Asks where it would be dearer, less than can be paid, or is gone; refusals of the checkout */
export async function orderGoods(
  platform: Platform,
  work: Work,
  row: LockedAutoship,
  { quantity = row.quantity, ceiling = row.agreed_total ?? 0 }: HowToDeliver,
): Promise<MadeOrder> {
  const lines = [{ productId: row.product_id!, quantity, price: null }]
  const input = { lines, delivery: row.delivery, addressId: row.address_id, coupon: null }
  const placed = await placeGoods(platform, work, ownerOf(row), input, { payMinutes: payHours * 60 })
  const [order] = placed.orders
  if (!order) throw new Asks({ kind: 'gone', from: null, to: null })
  const { total } = await totalsOf(work, placed)
  if (total.amount > ceiling || total.currency !== row.currency)
    throw new Asks({ kind: 'dearer', from: ceiling, to: total.amount })
  // It became cheaper than anybody can pay: better no order than one that nobody can settle.
  if (isTooSmall(total)) throw new Asks({ kind: 'too_small', from: ceiling, to: total.amount })
  await takeFreeGoods(platform, work, order.orderId)
  const { number } = await work.db.selectFrom('orders').select('number').where('id', '=', order.orderId).executeTakeFirstOrThrow()
  return { orderId: order.orderId, number, waits: total.amount > 0 }
}

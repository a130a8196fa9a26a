import { utcDay } from '#contract/kernel/days.ts'
import { Dice } from '#server/seed/random.ts'
import { daysFrom, insertAll, type PeopledWorld } from '#server/seed/world.ts'
import './tables.ts'

/** Its own, so that nothing else of the world falls otherwise. */
const seed = 20_270_131

/** A lot of long ago that a pharmacy called back: somebody looked at it, and the demonstration patient has not yet. */
export async function seedRecalls(world: PeopledWorld): Promise<void> {
  const sold = await world.db
    .selectFrom('stock_reservations')
    .innerJoin('orders', 'orders.id', 'stock_reservations.order_id')
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.order_id', '=', 'orders.id').onRef('order_lines.subject_id', '=', 'stock_reservations.product_id'),
    )
    .innerJoin('users as seller', 'seller.id', 'orders.seller_id')
    .select(['orders.id as order_id', 'orders.buyer_id', 'orders.seller_id', 'stock_reservations.product_id'])
    .select(['stock_reservations.lot_id', 'stock_reservations.quantity', 'order_lines.position'])
    .where('seller.email', '=', 'pharmacy@carenest.test')
    .where('orders.kind', '=', 'shop')
    .where('orders.fulfilment_state', '=', 'delivered')
    .where('stock_reservations.state', '=', 'taken')
    .orderBy('orders.created_at')
    .orderBy('order_lines.position')
    .executeTakeFirst()
  if (!sold) return
  const dice = new Dice(seed)
  const at = daysFrom(world, -2).toISOString()
  const lot = 'B24117'
  const lotId = dice.id(daysFrom(world, -200))
  await insertAll(world, 'stock_lots', [
    {
      id: lotId,
      product_id: sold.product_id,
      lot,
      expires_on: utcDay(daysFrom(world, 240)),
      quantity: 0,
      reserved: 0,
      recalled_at: at,
      created_at: daysFrom(world, -200).toISOString(),
    },
  ])
  await world.db
    .updateTable('stock_reservations')
    .set({ lot_id: lotId })
    .where('order_id', '=', sold.order_id)
    .where('lot_id', '=', sold.lot_id)
    .execute()
  const recallId = dice.id(daysFrom(world, -2))
  await insertAll(world, 'recalls', [
    {
      id: recallId,
      pharmacy_id: sold.seller_id,
      product_id: sold.product_id,
      lot,
      reason: 'The maker found that some packets were not closed tightly.',
      by_id: sold.seller_id,
      by_role: 'pharmacy',
      created_at: at,
    },
  ])
  await insertAll(world, 'recall_packets', [
    {
      id: dice.id(daysFrom(world, -2)),
      recall_id: recallId,
      order_id: sold.order_id,
      position: sold.position,
      user_id: sold.buyer_id,
      quantity: sold.quantity,
      told_at: at,
      seen_at: null,
      credited_at: null,
      credited: null,
    },
  ])
}

import type { Reader } from '#server/kernel/db.ts'
import type { Hold } from '#server/kernel/personal-data.ts'
import { orderLink } from '#server/modules/orders/index.ts'
import './tables.ts'

/** Payments that their payer disputes with the bank, until that is decided: of the buyer and of the seller. */
export async function openDisputes(db: Reader, userId: string): Promise<Hold[]> {
  const rows = await db
    .selectFrom('payment_disputes')
    .innerJoin('payment_orders', 'payment_orders.payment_id', 'payment_disputes.payment_id')
    .innerJoin('orders', 'orders.id', 'payment_orders.order_id')
    .select(['orders.id', 'orders.number', 'orders.kind', 'orders.buyer_id', 'payment_disputes.opened_at'])
    .where('payment_disputes.state', '=', 'open')
    .where((eb) => eb.or([eb('orders.buyer_id', '=', userId), eb('orders.seller_id', '=', userId)]))
    .orderBy('payment_disputes.opened_at')
    .limit(50)
    .execute()
  return rows.map(({ number, buyer_id, opened_at: at, ...order }) => ({
    kind: 'dispute',
    name: number,
    at,
    link: orderLink(order, buyer_id === userId ? 'buyer' : 'seller'),
  }))
}

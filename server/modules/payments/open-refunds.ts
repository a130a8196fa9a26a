import type { Reader } from '#server/kernel/db.ts'
import type { Hold } from '#server/kernel/personal-data.ts'
import { orderLink } from '#server/modules/orders/index.ts'
import './tables.ts'

/** Money that is on its way back to a buyer, or that did not arrive there yet. */
export async function openRefunds(db: Reader, userId: string): Promise<Hold[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['orders.id', 'orders.number', 'orders.kind', 'refunds.created_at'])
    .where('orders.buyer_id', '=', userId)
    .where('refunds.state', 'in', ['pending', 'failed'])
    .orderBy('refunds.created_at')
    .limit(50)
    .execute()
  return rows.map(({ number, created_at: at, ...order }) => ({
    kind: 'refund',
    name: number,
    at,
    link: orderLink(order, 'buyer'),
  }))
}

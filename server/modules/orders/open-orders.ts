import type { Reader } from '#server/kernel/db.ts'
import type { Hold } from '#server/kernel/personal-data.ts'
import { orderLink } from './order-link.ts'
import './tables.ts'
import { underWay } from './under-way.ts'

/** Orders that are not at their end, of a buyer and of a seller. Those of visits are told with their visits. */
export async function openOrders(db: Reader, userId: string): Promise<Hold[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'kind', 'buyer_id', 'created_at'])
    .where('kind', '<>', 'appointment')
    .where('fulfilment_state', 'in', underWay)
    .where((eb) => eb.or([eb('buyer_id', '=', userId), eb('seller_id', '=', userId)]))
    .orderBy('created_at')
    .limit(50)
    .execute()
  return rows.map(({ buyer_id, number, created_at: at, ...order }) => {
    const side = buyer_id === userId ? 'buyer' : 'seller'
    return { kind: side === 'buyer' ? 'order' : 'sale', name: number, at, link: orderLink(order, side) }
  })
}

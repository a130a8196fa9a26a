import type { RelationshipSource } from '#server/kernel/relationships.ts'
import './tables.ts'
import { underWay } from './under-way.ts'

/** After the last that happened to a finished order buyer and seller may write to each other for so many days. */
const daysAfter = 30

/** Buyers and sellers of goods, as long as the order is under way, however long nothing happens to it; a visit is a relationship of its own. */
export const orderRelationships: RelationshipSource = {
  kind: 'order',
  async related(db, userId, others, now) {
    const since = new Date(now.getTime() - daysAfter * 86_400_000).toISOString()
    const recent = db
      .selectFrom('orders')
      .where('kind', '<>', 'appointment')
      .where('payment_state', '<>', 'voided')
      .where((eb) => eb.or([eb('updated_at', '>', since), eb('fulfilment_state', 'in', underWay)]))
    let bought = recent.select(['seller_id as other', 'updated_at']).where('buyer_id', '=', userId)
    let sold = recent.select(['buyer_id as other', 'updated_at']).where('seller_id', '=', userId)
    if (others) {
      bought = bought.where('seller_id', 'in', others)
      sold = sold.where('buyer_id', 'in', others)
    }
    const rows = await bought.unionAll(sold).orderBy('updated_at', 'desc').limit(500).execute()
    return [...new Set(rows.map(({ other }) => other))].slice(0, 200)
  },
}

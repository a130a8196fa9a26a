import type { Reader } from '#server/kernel/db.ts'
import type { PaperWarning } from '#server/modules/papers/index.ts'
import './tables.ts'

/** What was given on a prescription and called back since, for whoever scans the label: the lot stands there. */
export async function warnOnPaper(db: Reader, kind: string, recordId: string): Promise<PaperWarning[]> {
  if (kind !== 'prescription') return []
  const rows = await db
    .selectFrom('recalls')
    .innerJoin('medicine_order_parts as part', (join) =>
      join.onRef('part.product_id', '=', 'recalls.product_id').onRef('part.lot', '=', 'recalls.lot'),
    )
    .innerJoin('medicine_orders', 'medicine_orders.order_id', 'part.order_id')
    .select(['recalls.lot', 'recalls.reason', 'recalls.created_at'])
    .distinct()
    .where('medicine_orders.prescription_id', '=', recordId)
    .orderBy('recalls.created_at')
    .execute()
  return rows.map(({ lot, reason, created_at: at }) => ({ lot, reason, at }))
}

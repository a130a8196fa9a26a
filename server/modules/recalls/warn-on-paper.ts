import type { Reader } from '#server/kernel/db.ts'
import type { PaperWarning } from '#server/modules/papers/index.ts'
import './tables.ts'

/** What was given on a prescription and called back since, for whoever scans the label: the lot stands there. */
export async function warnOnPaper(db: Reader, kind: string, recordId: string): Promise<PaperWarning[]> {
  if (kind !== 'prescription') return []
  const rows = await db
    .selectFrom('recalls')
    .innerJoin('medicine_order_lines as line', (join) =>
      join.onRef('line.product_id', '=', 'recalls.product_id').onRef('line.lot', '=', 'recalls.lot'),
    )
    .innerJoin('medicine_orders', 'medicine_orders.order_id', 'line.order_id')
    .select(['recalls.lot', 'recalls.reason', 'recalls.created_at'])
    .distinct()
    .where('medicine_orders.prescription_id', '=', recordId)
    .where('line.given', '>', 0)
    .orderBy('recalls.created_at')
    .execute()
  return rows.map(({ lot, reason, created_at: at }) => ({ lot, reason, at }))
}

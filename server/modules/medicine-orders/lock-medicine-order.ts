import type { Selectable } from 'kysely'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { lockOrder, type OrderRow } from '#server/modules/orders/index.ts'
import type { MedicineOrderLineTable, MedicineOrderTable } from './tables.ts'

export type MedicineOrderRow = Selectable<MedicineOrderTable>
export type MedicineOrderLineRow = Selectable<MedicineOrderLineTable>

export interface LockedMedicineOrder {
  readonly order: OrderRow
  readonly medicine: MedicineOrderRow
  readonly lines: readonly MedicineOrderLineRow[]
}

/** Locks the order with what stands behind it, for its buyer or its pharmacy. @throws Refusal 404 for everybody else */
export async function lockMedicineOrder(
  platform: Platform,
  work: Work,
  actor: Actor | null,
  id: string,
): Promise<LockedMedicineOrder> {
  const order = await lockOrder(platform, work, id)
  if (order.kind !== 'medicine' || (actor && !isParty(actor, order))) throw notFound()
  return { order, ...(await medicineOf(work.db, id)) }
}

export const isParty = (actor: Actor, order: Pick<OrderRow, 'buyer_id' | 'seller_id'>): boolean =>
  order.buyer_id === actor.userId || order.seller_id === actor.userId

/** What stands behind an order of medicines. @throws Refusal 404 */
export async function medicineOf(db: Reader, id: string) {
  const medicine = await db.selectFrom('medicine_orders').selectAll().where('order_id', '=', id).executeTakeFirst()
  if (!medicine) throw notFound()
  const lines = await db.selectFrom('medicine_order_lines').selectAll().where('order_id', '=', id).orderBy('position').execute()
  return { medicine, lines }
}

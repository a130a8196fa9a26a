import type { Selectable } from 'kysely'
import type { OrderStates } from '#contract/orders/states.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { orderKind, type OrderOfKind, type OrderSubject } from './order-kinds.ts'
import type { OrderTable } from './tables.ts'

export type OrderRow = Selectable<OrderTable>

/** Locks what stands behind the order, then the order: always this way round, so that nobody waits in a circle. */
export async function lockOrder(platform: Platform, work: Work, id: string): Promise<OrderRow> {
  const seen = await work.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (!seen) throw notFound()
  await orderKind(platform, seen.kind).lock(work, ofKind(seen))
  return work.db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export function ofKind(order: OrderRow): OrderOfKind {
  return {
    id: order.id,
    number: order.number,
    buyerId: order.buyer_id,
    sellerId: order.seller_id,
    subject: subjectOf(order),
  }
}

export function subjectOf({ subject_kind: kind, subject_id: id }: OrderRow): OrderSubject | null {
  return kind === null || id === null ? null : { kind, id }
}

/** Both states of the order, as the contract names them. */
export function statesOf(order: Pick<OrderRow, 'fulfilment_state' | 'payment_state'>): OrderStates {
  return { state: order.fulfilment_state, paymentState: order.payment_state }
}

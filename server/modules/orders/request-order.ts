import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { writeOrderEvent } from './change-order.ts'
import { orderKind } from './order-kinds.ts'
import type { OrderRow } from './lock-order.ts'
import { type LineToPlace, totalsOf, writeLines } from './order-lines.ts'
import { insertWithFreshNumber, type OrderToPlace } from './place-order.ts'

/** Writes an order whose price somebody has yet to say: without lines, in the first state of its kind. */
export async function requestOrder(
  platform: Platform,
  work: Work,
  input: Omit<OrderToPlace, 'lines'>,
): Promise<{ readonly id: string; readonly number: string }> {
  const first = { payment: 'unpaid', fulfilment: orderKind(platform, input.kind).machine.states[0]! } as const
  const at = platform.clock.now().toISOString()
  const id = platform.ids.next()
  const { number } = await insertWithFreshNumber(platform, work, {
    id,
    kind: input.kind,
    payment_state: first.payment,
    fulfilment_state: first.fulfilment,
    buyer_id: input.buyerId,
    seller_id: input.sellerId,
    subject_kind: input.subject?.kind ?? null,
    subject_id: input.subject?.id ?? null,
    lines: '[]',
    currency: input.currency,
    ...totalsOf([]),
    coupon_id: null,
    created_at: at,
    updated_at: at,
  })
  await writeOrderEvent(platform, work, id, { event: 'placed', actorId: input.buyerId }, first)
  return { id, number }
}

/** Says what a locked order costs that nobody agreed to yet, in the place of what was said before. Answers its total. */
export async function priceOrder(
  platform: Platform,
  work: Work,
  order: OrderRow,
  lines: readonly LineToPlace[],
): Promise<number> {
  await work.db.deleteFrom('order_lines').where('order_id', '=', order.id).execute()
  await writeLines(work, order.id, lines)
  const totals = totalsOf(lines)
  const stored = lines.map(({ subject, quantity, unitPrice }) => ({ subject, quantity, unitPrice, amount: quantity * unitPrice }))
  await work.db
    .updateTable('orders')
    .set({ ...totals, lines: JSON.stringify(stored), updated_at: platform.clock.now().toISOString() })
    .where('id', '=', order.id)
    .execute()
  return totals.total
}

import type { z } from 'zod'
import { openOrderStates } from '#contract/booking/order-kind.ts'
import { openGoodsStates } from '#contract/orders/goods-order.ts'
import type { OrderState } from '#contract/orders/states.ts'
import type { OwnOrder, ownOrderQuery } from '#contract/shop/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { readPage } from '#server/kernel/paging.ts'

/** A medicine order has two states more before it can be paid. */
const openStates = [...new Set<string>(['requested', 'quoted', ...openGoodsStates, ...openOrderStates])]
const thingsShown = 3

/** The caller's orders of every kind, latest first: under way, finished, or all. */
export async function listOwnOrders(
  db: Reader,
  actor: Actor,
  query: z.output<typeof ownOrderQuery>,
): Promise<{ items: OwnOrder[]; next: string | null }> {
  let select = db
    .selectFrom('orders')
    .innerJoin('users as seller', 'seller.id', 'orders.seller_id')
    .leftJoin('goods_orders', 'goods_orders.order_id', 'orders.id')
    .selectAll('orders')
    .select(['seller.name as seller_name', 'goods_orders.pay_until'])
    .where('orders.buyer_id', '=', actor.userId)
  if (query.tab !== 'all') select = select.where('orders.fulfilment_state', query.tab === 'open' ? 'in' : 'not in', openStates)
  if (query.kind) select = select.where('orders.kind', '=', query.kind)
  const page = await readPage(
    select,
    {
      column: 'orders.created_at',
      kind: 'instant',
      id: 'orders.id',
      direction: 'desc',
      at: (row: { created_at: string; id: string }) => [row.created_at, row.id],
    },
    query,
  )
  const things = await thingsOf(
    db,
    page.items.map(({ id }) => id),
  )
  return {
    next: page.next,
    items: page.items.map((row) => {
      const all = things.get(row.id) ?? []
      return {
        id: row.id,
        number: row.number,
        kind: row.kind,
        state: row.fulfilment_state as OrderState,
        paymentState: row.payment_state,
        seller: row.seller_name,
        // Medicines say what somebody has: the office does not see them with their eyes.
        things: actor.seenBy !== null && row.kind === 'medicine' ? [] : all.slice(0, thingsShown),
        lines: all.length,
        total: { amount: row.total, currency: row.currency },
        refunded: { amount: row.refunded + row.goodwill, currency: row.currency },
        placedAt: row.created_at,
        payUntil: row.fulfilment_state === 'pending_payment' ? row.pay_until : null,
      }
    }),
  }
}

async function thingsOf(db: Reader, orderIds: readonly string[]): Promise<Map<string, OwnOrder['things']>> {
  const found = new Map<string, OwnOrder['things']>()
  if (orderIds.length === 0) return found
  const rows = await db
    .selectFrom('order_lines')
    .leftJoin('products', (join) =>
      join.onRef('products.id', '=', 'order_lines.subject_id').on('order_lines.subject_kind', '=', 'product'),
    )
    .select(['order_lines.order_id', 'order_lines.title', 'order_lines.quantity', 'products.picture'])
    .where('order_lines.order_id', 'in', orderIds)
    .where('order_lines.kind', '=', 'product')
    .orderBy('order_lines.order_id')
    .orderBy('order_lines.position')
    .execute()
  for (const { order_id, title, quantity, picture } of rows) {
    found.set(order_id, [...(found.get(order_id) ?? []), { name: title ?? '', quantity, picture }])
  }
  return found
}

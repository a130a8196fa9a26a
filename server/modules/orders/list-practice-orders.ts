import { sql } from 'kysely'
import { openOrderStates } from '#contract/booking/order-kind.ts'
import type { OrderCard, OrderQuery } from '#contract/orders/list-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesText } from '#server/kernel/search-terms.ts'
import { ofKind } from './lock-order.ts'
import { orderKind } from './order-kinds.ts'
import { practiceOf } from './practice-of.ts'
import { withinDays } from '#server/kernel/within-days.ts'

/** The practice's consultation orders: finished, or still to be paid or given. Latest placed first. */
export async function listPracticeOrders(
  platform: Platform,
  actor: Actor,
  query: OrderQuery,
): Promise<{ items: OrderCard[]; next: string | null }> {
  const { db } = platform
  let select = db
    .selectFrom('orders')
    .innerJoin('users as buyer', 'buyer.id', 'orders.buyer_id')
    .selectAll('orders')
    .select(['buyer.name as buyer_name', 'buyer.avatar as buyer_avatar'])
    .where('orders.seller_id', '=', practiceOf(actor))
    .where('orders.kind', '=', 'appointment')
    .where('orders.fulfilment_state', query.tab === 'open' ? 'in' : 'not in', [...openOrderStates])
    .where(withinDays('orders.created_at', query, actor.timeZone))
  if (query.payment) select = select.where('orders.payment_state', '=', query.payment)
  if (query.search) {
    const words = sql<string>`(buyer.name_words || folded(orders.number))`
    select = select.where(matchesText(words, query.search))
  }
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
  const times = await orderKind(platform, 'appointment').serviceTimes?.(db, page.items.map(ofKind))
  return {
    next: page.next,
    items: page.items.map((row) => ({
      id: row.id,
      number: row.number,
      state: row.fulfilment_state as OrderCard['state'],
      paymentState: row.payment_state,
      buyer: { name: row.buyer_name, avatar: row.buyer_avatar },
      placedAt: row.created_at,
      serviceAt: times?.get(row.id) ?? null,
      total: { amount: row.total, currency: row.currency },
      covered: { amount: row.covered, currency: row.currency },
      refunded: { amount: row.refunded, currency: row.currency },
    })),
  }
}

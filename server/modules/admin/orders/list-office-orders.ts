import { sql } from 'kysely'
import { isOpenOrder, openStatesOfKind } from '#contract/orders/open-orders.ts'
import type { OfficeOrder, OfficeOrdersQuery } from '#contract/admin/order-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesText } from '#server/kernel/search-terms.ts'
import { serviceTimesOf } from '#server/modules/orders/index.ts'
import { withinDays } from '#server/kernel/within-days.ts'

/** All orders of a kind, whoever bought and sold, latest placed first. */
export async function listOfficeOrders(
  platform: Platform,
  actor: Actor,
  query: OfficeOrdersQuery,
): Promise<{ items: OfficeOrder[]; next: string | null }> {
  const { db } = platform
  const open = openStatesOfKind(query.kind)
  let select = db
    .selectFrom('orders')
    .innerJoin('users as buyer', 'buyer.id', 'orders.buyer_id')
    .innerJoin('users as seller', 'seller.id', 'orders.seller_id')
    .selectAll('orders')
    .select(['buyer.name as buyer_name', 'seller.name as seller_name'])
    .where('orders.kind', '=', query.kind)
    .where(withinDays('orders.created_at', query, actor.timeZone))
  if (query.tab !== 'all' && open.length > 0)
    select = select.where('orders.fulfilment_state', query.tab === 'open' ? 'in' : 'not in', open)
  if (query.payment) select = select.where('orders.payment_state', '=', query.payment)
  if (query.search) {
    const words = sql<string>`(buyer.name_words || seller.name_words || folded(orders.number))`
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
  const times = await serviceTimesOf(platform, query.kind, page.items)
  return {
    next: page.next,
    items: page.items.map((row) => ({
      id: row.id,
      number: row.number,
      kind: row.kind,
      state: row.fulfilment_state,
      isOpen: isOpenOrder(row.fulfilment_state),
      paymentState: row.payment_state,
      buyer: { id: row.buyer_id, name: row.buyer_name },
      seller: { id: row.seller_id, name: row.seller_name },
      placedAt: row.created_at,
      serviceAt: times.get(row.id) ?? null,
      total: { amount: row.total, currency: row.currency },
      refunded: { amount: row.refunded, currency: row.currency },
    })),
  }
}

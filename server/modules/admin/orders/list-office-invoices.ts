import { sql } from 'kysely'
import { isOpenOrder } from '#contract/orders/open-orders.ts'
import type { OfficeInvoice, OfficeInvoicesQuery } from '#contract/admin/order-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesText } from '#server/kernel/search-terms.ts'
import { isShown, latestPapers, paperColumns, paperOf } from '#server/modules/orders/index.ts'
import { withinDays } from '#server/kernel/within-days.ts'

/** All sellers' invoices and credit notes, latest first. */
export async function listOfficeInvoices(
  { db }: Platform,
  actor: Actor,
  query: OfficeInvoicesQuery,
): Promise<{ items: OfficeInvoice[]; next: string | null }> {
  let select = db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select([...paperColumns, 'invoices.seller_name', 'orders.fulfilment_state'])
    .where(withinDays('invoices.issued_at', query, actor.timeZone))
    .where(isShown(query.show))
  if (query.search) {
    const words = sql<string>`folded(invoices.buyer_name || ' ' || invoices.seller_name || ' ' || invoices.number || ' ' || orders.number)`
    select = select.where(matchesText(words, query.search))
  }
  const page = await readPage(select, latestPapers, query)
  return {
    next: page.next,
    items: page.items.map((row) => ({
      ...paperOf(row),
      sellerName: row.seller_name,
      isOpen: isOpenOrder(row.fulfilment_state),
    })),
  }
}

import { sql } from 'kysely'
import { isOpenOrder } from '#contract/admin/open-orders.ts'
import type { OfficeInvoice, OfficeInvoicesQuery } from '#contract/admin/order-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesText } from '#server/kernel/search-terms.ts'
import { isShown } from '#server/modules/orders/index.ts'
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
    .select(['invoices.id', 'invoices.kind', 'invoices.number', 'invoices.issued_at', 'invoices.order_id'])
    .select(['invoices.buyer_name', 'invoices.seller_name', 'invoices.amount', 'invoices.currency'])
    .select(['orders.number as order_number', 'orders.payment_state', 'orders.fulfilment_state'])
    .where(withinDays('invoices.issued_at', query, actor.timeZone))
    .where(isShown(query.show))
  if (query.search) {
    const words = sql<string>`folded(invoices.buyer_name || ' ' || invoices.seller_name || ' ' || invoices.number || ' ' || orders.number)`
    select = select.where(await matchesText(db, words, query.search))
  }
  const page = await readPage(
    select,
    {
      column: 'invoices.issued_at',
      kind: 'instant',
      id: 'invoices.id',
      direction: 'desc',
      at: (row: { issued_at: string; id: string }) => [row.issued_at, row.id],
    },
    query,
  )
  return {
    next: page.next,
    items: page.items.map((row) => ({
      id: row.id,
      kind: row.kind,
      number: row.number,
      issuedAt: row.issued_at,
      orderId: row.order_id,
      orderNumber: row.order_number,
      buyerName: row.buyer_name,
      sellerName: row.seller_name,
      amount: { amount: row.amount, currency: row.currency },
      paymentState: row.payment_state,
      isOpen: isOpenOrder(row.fulfilment_state),
    })),
  }
}

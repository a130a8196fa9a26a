import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely'
import type { OwnPaperQuery, Paper, PaperQuery, PaperSum, PaperSumQuery } from '#contract/orders/list-schemas.ts'
import type { ShownPapers } from '#contract/orders/list-values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader, Tables } from '#server/kernel/db.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesText } from '#server/kernel/search-terms.ts'
import { practiceOf } from './practice-of.ts'
import { withinDays } from '#server/kernel/within-days.ts'

interface PaperPage {
  items: Paper[]
  next: string | null
}

/** The practice's papers, latest first. */
export async function listInvoices(platform: Platform, actor: Actor, query: PaperQuery): Promise<PaperPage> {
  return pageOfPapers(papersOf(platform, actor, query), query)
}

/** What was made out to the patient, latest first. */
export async function listOwnPapers({ db }: Platform, actor: Actor, query: OwnPaperQuery): Promise<PaperPage> {
  const own = papers(db).where('orders.buyer_id', '=', actor.userId)
  return pageOfPapers(query.seller === undefined ? own : own.where('invoices.seller_id', '=', query.seller), query)
}

const papers = (db: Reader) => db.selectFrom('invoices').innerJoin('orders', 'orders.id', 'invoices.order_id')

/** Latest first, as `readPage` takes it. */
export const latestPapers = {
  column: 'invoices.issued_at',
  kind: 'instant',
  id: 'invoices.id',
  direction: 'desc',
  at: (row: { issued_at: string; id: string }) => [row.issued_at, row.id] as const,
} as const

/** Columns of a paper that joins its order, for {@link paperOf}. */
export const paperColumns = [
  'invoices.id',
  'invoices.kind',
  'invoices.number',
  'invoices.issued_at',
  'invoices.order_id',
  'orders.number as order_number',
  'invoices.buyer_name',
  'invoices.amount',
  'invoices.covered',
  'invoices.currency',
  'orders.payment_state',
] as const

type PaperRow = Pick<
  Selectable<Tables['invoices']>,
  'id' | 'kind' | 'number' | 'issued_at' | 'order_id' | 'buyer_name' | 'amount' | 'covered' | 'currency'
> &
  Pick<Selectable<Tables['orders']>, 'payment_state'> & { readonly order_number: string }

export const paperOf = (row: PaperRow): Paper => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  issuedAt: row.issued_at,
  orderId: row.order_id,
  orderNumber: row.order_number,
  buyerName: row.buyer_name,
  amount: { amount: row.amount, currency: row.currency },
  covered: { amount: row.covered, currency: row.currency },
  paymentState: row.payment_state,
})

async function pageOfPapers(chosen: ReturnType<typeof papers>, query: Pick<PaperQuery, 'cursor' | 'limit'>): Promise<PaperPage> {
  const page = await readPage(chosen.select(paperColumns), latestPapers, query)
  return { next: page.next, items: page.items.map(paperOf) }
}

/** What the papers that the filters leave come to, a line for each currency, the one with most papers first. */
export async function sumInvoices(platform: Platform, actor: Actor, query: PaperSumQuery): Promise<PaperSum[]> {
  const sumOf = (kind: 'invoice' | 'credit_note') =>
    sql<number>`coalesce(sum(invoices.amount) filter (where invoices.kind = ${kind}), 0)::bigint`
  const rows = await papersOf(platform, actor, query)
    .select([
      'invoices.currency',
      sql<number>`count(*)::int`.as('papers'),
      sumOf('invoice').as('invoiced'),
      sumOf('credit_note').as('credited'),
      sql<number>`coalesce(sum(orders.covered - orders.covered_returned) filter (where invoices.kind = 'invoice'), 0)::bigint`.as(
        'covered',
      ),
    ])
    .groupBy('invoices.currency')
    .orderBy('papers', 'desc')
    .orderBy('invoices.currency')
    .execute()
  return rows.map((row) => ({ ...row, net: row.invoiced - row.credited }))
}

function papersOf({ db }: Platform, actor: Actor, query: PaperSumQuery) {
  const issued = papers(db)
    .where('invoices.seller_id', '=', practiceOf(actor))
    .where(withinDays('invoices.issued_at', query, actor.timeZone))
    .where(isShown(query.show))
  if (!query.search) return issued
  const words = sql<string>`folded(invoices.buyer_name || ' ' || invoices.number || ' ' || orders.number)`
  return issued.where(matchesText(words, query.search))
}

/** Papers of this kind, or whose money stands so; all without one. */
export function isShown(show: ShownPapers | undefined): RawBuilder<SqlBool> {
  if (show === undefined) return sql<SqlBool>`true`
  if (show === 'credit_note') return sql<SqlBool>`invoices.kind = 'credit_note'`
  return sql<SqlBool>`(invoices.kind = 'invoice' and orders.payment_state = ${show})`
}

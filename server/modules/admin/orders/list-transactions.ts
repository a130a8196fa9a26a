import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { isOpenOrder } from '#contract/orders/open-orders.ts'
import type { Transaction, TransactionsQuery, TransactionSums } from '#contract/admin/order-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesOneOf, searchTermsOf } from '#server/kernel/search-terms.ts'
import { withinDays } from '#server/kernel/within-days.ts'

type Narrowing = Pick<TransactionsQuery, 'search' | 'kind' | 'state' | 'from' | 'to'>

/**
 * Payments and refunds as one list: each half has an index in the list's order, and the database reads both only as far as the page goes. What a
 * refund's payment says is joined to the page: joined within its half, all of that would be read and sorted first.
 */
const halves = (db: Reader) =>
  db
    .selectFrom('payments')
    .select(['id', 'created_at as at', 'amount', 'id as payment_id', 'provider_reference as reference'])
    .select([sql<Transaction['kind']>`'payment'`.as('kind'), sql<Transaction['state']>`state`.as('state')])
    .select([sql<string | null>`null::uuid`.as('order_id'), 'failure_code as reason'])
    .unionAll(
      db
        .selectFrom('refunds')
        .select(['refunds.id', 'refunds.created_at as at', 'refunds.amount', 'refunds.payment_id'])
        .select(['refunds.provider_reference as reference'])
        .select([sql<Transaction['kind']>`'refund'`.as('kind'), sql<Transaction['state']>`refunds.state`.as('state')])
        .select([sql<string | null>`refunds.order_id`.as('order_id'), 'refunds.reason']),
    )

function transactions(db: Reader, actor: Actor, query: Narrowing) {
  let found = db
    .selectFrom(halves(db).as('moved'))
    .innerJoin('payments', 'payments.id', 'moved.payment_id')
    .innerJoin('users', 'users.id', 'payments.payer_id')
    .where(withinDays('moved.at', query, actor.timeZone))
  if (query.kind) found = found.where('moved.kind', '=', query.kind)
  if (query.state) found = found.where('moved.state', '=', query.state)
  return query.search ? found.where(isMeant(query.search)) : found
}

/** The payer is called so, or an order of the payment has such a number. */
function isMeant(search: string): RawBuilder<SqlBool> {
  const wanted = searchTermsOf(search)
  if (!wanted) return sql<SqlBool>`false`
  const all = wanted.patterns.map(
    (patterns) => sql`(${matchesOneOf(sql.ref('users.name_words'), patterns)} or exists (
      select from payment_orders join orders on orders.id = payment_orders.order_id
      where payment_orders.payment_id = moved.payment_id and ${matchesOneOf(sql`folded(orders.number)`, patterns)}))`,
  )
  return sql.join(all, sql` and `) as RawBuilder<SqlBool>
}

/** Every payment and refund, latest first. */
export async function listTransactions(
  { db }: Platform,
  actor: Actor,
  query: TransactionsQuery,
): Promise<{ items: Transaction[]; next: string | null }> {
  const select = transactions(db, actor, query).select([
    'moved.id',
    'moved.kind',
    'moved.state',
    'moved.at',
    'moved.amount',
    'payments.currency',
    'moved.reference',
    'moved.reason',
    'moved.order_id',
    'moved.payment_id',
    'payments.provider',
    'payments.payer_id',
    'users.name',
  ])
  const page = await readPage(
    select,
    {
      column: 'moved.at',
      kind: 'instant',
      id: 'moved.id',
      direction: 'desc',
      at: (row: { at: string; id: string }) => [row.at, row.id],
    },
    query,
  )
  const orders = await ordersOf(
    db,
    page.items.map((row) => row.payment_id),
  )
  return {
    next: page.next,
    items: page.items.map((row) => ({
      id: row.id,
      kind: row.kind,
      state: row.state,
      at: row.at,
      payer: { id: row.payer_id, name: row.name },
      amount: { amount: row.amount, currency: row.currency },
      provider: row.provider,
      reference: row.reference,
      reason: row.reason,
      orders: orders
        .filter((order) => order.payment_id === row.payment_id && (row.order_id === null || order.id === row.order_id))
        .map(({ id, number, fulfilment_state }) => ({ id, number, isOpen: isOpenOrder(fulfilment_state) })),
    })),
  }
}

async function ordersOf(db: Reader, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return []
  return db
    .selectFrom('payment_orders')
    .innerJoin('orders', 'orders.id', 'payment_orders.order_id')
    .select(['payment_orders.payment_id', 'orders.id', 'orders.number', 'orders.fulfilment_state'])
    .where('payment_orders.payment_id', 'in', [...new Set(paymentIds)])
    .orderBy('orders.number')
    .execute()
}

/** What succeeded of all that the filters leave, by currency. */
export async function sumTransactions({ db }: Platform, actor: Actor, query: Narrowing): Promise<TransactionSums> {
  const sumOf = (kind: Transaction['kind']) =>
    sql<number>`coalesce(sum(moved.amount) filter (where moved.kind = ${kind} and moved.state = 'succeeded'), 0)::bigint`
  const rows = await transactions(db, actor, query)
    .select(['payments.currency', sumOf('payment').as('taken'), sumOf('refund').as('givenBack')])
    .groupBy('payments.currency')
    .orderBy('payments.currency')
    .execute()
  return rows.map((row) => ({ ...row, net: row.taken - row.givenBack }))
}

import { sql } from 'kysely'
import { afterStep } from '#contract/kernel/machine.ts'
import { deskSteps, type DeskStep } from '#contract/orders/goods-order.ts'
import { orderMachines, type OrderState } from '#contract/orders/states.ts'
import type { DeskOrder, DeskOrderCard, DeskOrdersQuery } from '#contract/pharmacy/schemas.ts'
import { deskKinds, tabStates, type DeskKind } from '#contract/pharmacy/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Reader } from '#server/kernel/db.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesText } from '#server/kernel/search-terms.ts'
import { readOrder } from '#server/modules/orders/index.ts'

/** Orders that a pharmacy works on, or did: those that were paid. */
const selectDeskOrders = (db: Reader, pharmacyId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('goods_orders', 'goods_orders.order_id', 'orders.id')
    .innerJoin('users as buyer', 'buyer.id', 'orders.buyer_id')
    .selectAll('orders')
    .select([
      'goods_orders.delivery',
      'goods_orders.recipient',
      'goods_orders.phone',
      'goods_orders.address',
      'goods_orders.note',
    ])
    .select('buyer.name as buyer_name')
    .select(
      sql<string[]>`coalesce((select array_agg(coalesce(title, '') order by position) from order_lines
        where order_lines.order_id = orders.id and order_lines.kind = 'product'), '{}')`.as('goods'),
    )
    .where('orders.seller_id', '=', pharmacyId)
    .where('orders.kind', 'in', [...deskKinds])
    .where('orders.payment_state', 'in', ['paid', 'partly_refunded', 'refunded'])

type Row = Awaited<ReturnType<ReturnType<typeof selectDeskOrders>['executeTakeFirstOrThrow']>>

/** The step that comes next in an order of this kind; `null` where the pharmacy has none to take. */
export function nextStep(kind: DeskKind, state: string): DeskStep | null {
  return deskSteps.find((step) => afterStep<string, string>(orderMachines[kind], state, step) !== null) ?? null
}

function card(row: Row): Omit<DeskOrderCard, 'goods'> {
  const kind = row.kind as DeskKind
  return {
    id: row.id,
    number: row.number,
    kind,
    state: row.fulfilment_state as OrderState,
    paymentState: row.payment_state,
    buyer: row.buyer_name,
    delivery: row.delivery,
    placedAt: row.created_at,
    total: { amount: row.total, currency: row.currency },
    next: nextStep(kind, row.fulfilment_state),
  }
}

/** Paid orders of both kinds, the longest waiting first; those that are finished, the latest first. */
export async function listDeskOrders(
  { db }: Platform,
  actor: Actor,
  query: DeskOrdersQuery,
): Promise<{ items: DeskOrderCard[]; next: string | null }> {
  let select = selectDeskOrders(db, actor.userId).where('orders.fulfilment_state', 'in', [...tabStates[query.tab]])
  if (query.kind) select = select.where('orders.kind', '=', query.kind)
  if (query.search) select = select.where(matchesText(sql<string>`(buyer.name_words || folded(orders.number))`, query.search))
  const page = await readPage(
    select,
    {
      column: 'orders.created_at',
      kind: 'instant',
      id: 'orders.id',
      direction: query.tab === 'finished' ? 'desc' : 'asc',
      at: (row: Row) => [row.created_at, row.id],
    },
    query,
  )
  return { items: page.items.map((row) => ({ ...card(row), goods: row.goods })), next: page.next }
}

/** One order as the pharmacy works on it. @throws Refusal 404 for another pharmacy's, and for one that was never paid */
export async function readDeskOrder(platform: Platform, actor: Actor, id: string): Promise<DeskOrder> {
  const { db } = platform
  const row = await selectDeskOrders(db, actor.userId).where('orders.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  const kind = row.kind as DeskKind
  const lots = await db
    .selectFrom('stock_reservations as kept')
    .innerJoin('stock_lots as lot', 'lot.id', 'kept.lot_id')
    .innerJoin('products', 'products.id', 'kept.product_id')
    .select(['products.name as product', 'lot.lot', 'lot.expires_on', 'kept.quantity'])
    .where('kept.order_id', '=', id)
    .where('kept.state', '<>', 'released')
    .orderBy('products.name')
    .orderBy('lot.expires_on')
    .execute()
  const given = await db
    .selectFrom('medicine_order_lines')
    .select('line_id')
    .where('order_id', '=', id)
    .where('given', '>', 0)
    .executeTakeFirst()
  return {
    ...card(row),
    buyerId: row.buyer_id,
    order: await readOrder(platform, actor, { id }),
    recipient: row.recipient,
    phone: row.phone,
    address: row.address,
    note: row.note,
    lots: lots.map(({ expires_on: expiresOn, ...lot }) => ({ ...lot, expiresOn })),
    mayReject: !given && afterStep<string, string>(orderMachines[kind], row.fulfilment_state, 'reject') !== null,
  }
}

import type { Order } from '#contract/orders/schemas.ts'
import { roleOf } from '#contract/kernel/roles.ts'
import { isPayable, type OrderState } from '#contract/orders/states.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { orderPayments } from './order-payments.ts'
import { ofKind, type OrderRow, statesOf, subjectOf } from './lock-order.ts'
import { orderKind, serviceTime } from './order-kinds.ts'
import { pricedLinesOf } from './order-lines.ts'

/** The order, for its buyer, whoever may pay it, its seller (or staff with the right to invoices) and administrators; 404 for everybody else. */
export async function readOrder(platform: Platform, actor: Actor, input: { id: string }): Promise<Order> {
  const order = await orderForPayer(platform, actor, input.id)
  const isSellers = actor.role !== 'admin' && order.buyer_id !== actor.userId && isParty(actor, order)
  return presentOrder(platform, order, isSellers)
}

/** Whoever may pay an order sees what it costs; papers with addresses are for its parties alone. */
async function orderForPayer(platform: Platform, actor: Actor, id: string): Promise<OrderRow> {
  const order = await platform.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (!order || isParty(actor, order)) return orderForParty(platform.db, actor, id)
  const mayPay = await orderKind(platform, order.kind).mayPay?.(platform.db, actor, ofKind(order))
  if (!mayPay) throw notFound()
  return order
}

export async function orderForParty(db: Reader, actor: Actor, id: string): Promise<OrderRow> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (!order || !isParty(actor, order)) throw notFound()
  return order
}

function isParty(actor: Actor, order: Pick<OrderRow, 'buyer_id' | 'seller_id'>): boolean {
  if (actor.role === 'admin' || order.buyer_id === actor.userId || order.seller_id === actor.userId) return true
  return actor.role === 'staff' && actor.doctorId === order.seller_id && actor.rights.includes('invoices')
}

async function presentOrder(platform: Platform, order: OrderRow, isSellers: boolean): Promise<Order> {
  const { db } = platform
  const money = (amount: number) => ({ amount, currency: order.currency })
  const people = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [order.buyer_id, order.seller_id])
    .execute()
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? ''
  const events = await timeline(db, order)
  const kind = orderKind(platform, order.kind)
  return {
    id: order.id,
    number: order.number,
    kind: order.kind,
    state: order.fulfilment_state as OrderState,
    paymentState: order.payment_state,
    subject: subjectOf(order),
    buyer: { name: nameOf(order.buyer_id) },
    seller: { kind: sellerKinds[order.kind], id: order.seller_id, name: nameOf(order.seller_id) },
    lines: await pricedLinesOf(db, order),
    subtotal: money(order.subtotal),
    discount: money(order.discount - order.covered),
    covered: money(order.covered),
    tax: money(order.tax),
    taxIncluded: order.tax_included,
    total: money(order.total),
    refunded: money(order.refunded),
    goodwill: money(isSellers ? 0 : order.goodwill),
    coupon: await couponOf(db, order),
    payUntil: isPayable(statesOf(order), kind.machine) ? await kind.payUntil(db, ofKind(order)) : null,
    payment: await orderPayments(platform).summaryOf(db, order.id),
    invoiceNumber: await invoiceNumberOf(db, order.id),
    placedAt: order.created_at,
    serviceAt: await serviceTime(platform, order.kind, ofKind(order)),
    paidAt: events.find((event) => event.paymentState === 'paid')?.at ?? null,
    events,
  }
}

const sellerKinds = { appointment: 'doctor', medicine: 'pharmacy', shop: 'pharmacy', subscription: 'platform' } as const

/** When the order's money arrived; `null` while it is unpaid. */
export async function paidAt(db: Reader, orderId: string): Promise<string | null> {
  const paid = await db
    .selectFrom('order_events')
    .select('at')
    .where('order_id', '=', orderId)
    .where('event', 'in', ['paid', 'paidLate'])
    .orderBy('at')
    .executeTakeFirst()
  return paid?.at ?? null
}

async function timeline(db: Reader, order: OrderRow): Promise<Order['events']> {
  const rows = await db
    .selectFrom('order_events')
    .leftJoin('users', 'users.id', 'order_events.actor_id')
    .selectAll('order_events')
    .select('users.user_type')
    .where('order_id', '=', order.id)
    .orderBy('at')
    .orderBy('order_events.id')
    .execute()
  return rows.map((row) => ({
    at: row.at,
    state: row.fulfilment_state as OrderState | null,
    paymentState: row.payment_state,
    kind: row.event,
    by: partOf(order, row.actor_id, row.user_type),
    reason: row.reason,
  }))
}

/** Staff act in their doctor's part. */
function partOf(order: OrderRow, actorId: string | null, userType: number | null): Order['events'][number]['by'] {
  if (actorId === null || userType === null) return 'platform'
  if (actorId === order.buyer_id) return 'buyer'
  return roleOf(userType) === 'admin' ? 'admin' : 'seller'
}

async function couponOf(db: Reader, order: OrderRow): Promise<Order['coupon']> {
  if (!order.coupon_id) return null
  const { kind, value, currency, code, unique } = await db
    .selectFrom('coupons')
    .select(['kind', 'value', 'currency', 'code'])
    .select((eb) =>
      eb
        .selectFrom('coupon_uses')
        .innerJoin('coupon_codes', 'coupon_codes.id', 'coupon_uses.code_id')
        .select('coupon_codes.code')
        .where('coupon_uses.order_id', '=', order.id)
        .orderBy('coupon_uses.at', 'desc')
        .limit(1)
        .as('unique'),
    )
    .where('id', '=', order.coupon_id)
    .executeTakeFirstOrThrow()
  return {
    code: unique ?? code,
    percent: kind === 'percent' ? value : null,
    amount: kind === 'amount' ? { amount: value, currency } : null,
  }
}

async function invoiceNumberOf(db: Reader, orderId: string): Promise<string | null> {
  const found = await db
    .selectFrom('invoices')
    .select('number')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  return found?.number ?? null
}

import type { Selectable } from 'kysely'
import { openPaymentStates } from '#contract/payments/states.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { PaymentTable } from './tables.ts'

export type PaymentRow = Selectable<PaymentTable>

/** The payments of an order, latest first. */
export function paymentsOfOrder(db: Reader, orderId: string) {
  return db
    .selectFrom('payments')
    .innerJoin('payment_orders', 'payment_orders.payment_id', 'payments.id')
    .selectAll('payments')
    .where('payment_orders.order_id', '=', orderId)
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id', 'desc')
}

export async function openPaymentOfOrder(db: Reader, orderId: string): Promise<PaymentRow | undefined> {
  return paymentsOfOrder(db, orderId).where('payments.state', 'in', openPaymentStates).executeTakeFirst()
}

/** Whether the order's money came by a saved card, while its buyer was away. */
export async function paidWithSavedCard(db: Reader, orderId: string): Promise<boolean> {
  const found = await paymentsOfOrder(db, orderId)
    .where('payments.state', '=', 'succeeded')
    .where('payments.customer', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether its buyer has begun to pay the order by a card that they enter. */
export async function paysByHand(db: Reader, orderId: string): Promise<boolean> {
  const open = await openPaymentOfOrder(db, orderId)
  return open?.customer === null
}

/** The payments that are open on any of the orders, each once. */
export async function openPaymentsOfOrders(db: Reader, orderIds: readonly string[]): Promise<PaymentRow[]> {
  const shares = db.selectFrom('payment_orders').select('payment_id').where('order_id', 'in', orderIds)
  return db
    .selectFrom('payments')
    .selectAll()
    .where('id', 'in', shares)
    .where('state', 'in', openPaymentStates)
    .orderBy('id')
    .execute()
}

/** An order's part of a payment, in minor units. */
export interface Share {
  readonly order_id: string
  readonly amount: number
}

/** The orders that the payment is for, each with its share; together they make up its amount. */
export async function ordersOfPayment(db: Reader, paymentId: string): Promise<Share[]> {
  return db
    .selectFrom('payment_orders')
    .select(['order_id', 'amount'])
    .where('payment_id', '=', paymentId)
    .orderBy('order_id')
    .execute()
}

/** The payer's own payment, or any for an administrator; 404 for everybody else. */
export async function paymentForParty(db: Reader, actor: Actor, id: string): Promise<PaymentRow> {
  const payment = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
  if (!payment || (payment.payer_id !== actor.userId && actor.role !== 'admin')) throw notFound()
  return payment
}

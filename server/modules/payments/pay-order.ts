import type { Payment } from '#contract/payments/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { lockOrder, mustBePayable, notePayment, settleOrder, type OrderRow } from '#server/modules/orders/index.ts'
import { ensureIntent } from './ensure-intent.ts'
import { openPaymentOfOrder, type PaymentRow } from './find-payments.ts'
import { readPayment } from './read-payment.ts'

/**
 * Begins to pay the buyer's order: answers its open payment, or writes one of the order's amount and has the provider open an
 * intent for it after commit. An order that a coupon made free is settled at once.
 * @throws Refusal 409 `order_not_payable` or `hold_expired`; 502 when the provider does not answer.
 */
export async function payOrder(platform: Platform, actor: Actor, input: { id: string }): Promise<Payment> {
  const payment = await platform.transact(async (work) => {
    const order = await lockOrder(platform, work, input.id)
    if (order.buyer_id !== actor.userId) throw notFound()
    await mustBePayable(platform, work, order)
    if (order.total === 0) return settleFree(platform, work, order)
    return (await openPaymentOfOrder(work.db, order.id)) ?? writePayment(platform, work, order, 'created')
  })
  if (payment.provider !== 'none') await ensureIntent(platform, payment)
  return readPayment(platform, actor, payment)
}

async function settleFree(platform: Platform, work: Work, order: OrderRow): Promise<PaymentRow> {
  const payment = await writePayment(platform, work, order, 'succeeded')
  if ((await settleOrder(platform, work, order)) === 'refused') {
    throw conflict('order_not_payable', 'This order can no longer be paid')
  }
  return payment
}

async function writePayment(
  platform: Platform,
  work: Work,
  order: OrderRow,
  state: 'created' | 'succeeded',
): Promise<PaymentRow> {
  const at = platform.clock.now().toISOString()
  const payment = await work.db
    .insertInto('payments')
    .values({
      id: platform.ids.next(),
      payer_id: order.buyer_id,
      provider: order.total === 0 ? 'none' : platform.payments.name,
      provider_reference: null,
      client_secret: null,
      state,
      failure_code: null,
      amount: order.total,
      currency: order.currency,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await work.db.insertInto('payment_orders').values({ payment_id: payment.id, order_id: order.id, amount: order.total }).execute()
  if (state === 'created') await notePayment(platform, work, order, 'begin')
  await work.audit({ action: 'payment.begin', recordKind: 'payment', recordId: payment.id, userId: order.buyer_id })
  return payment
}

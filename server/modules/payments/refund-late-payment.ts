import { paths } from '#contract/paths.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { changeOrder, moneyBooks, type OrderRow } from '#server/modules/orders/index.ts'
import type { PaymentRow } from './find-payments.ts'
import { writeRefund } from './refunds.ts'

/**
 * Gives the order's share of a payment back that came when the order could no longer take it: the hold had run out and the time is taken, or another
 * payment had settled it. The payer is told by notice and mail.
 */
export async function refundLatePayment(
  platform: Platform,
  work: Work,
  payment: PaymentRow,
  order: OrderRow,
  share: number,
): Promise<void> {
  if (share === 0) return
  const reason = 'payment came too late'
  if (order.payment_state === 'voided') {
    await changeOrder(platform, work, order, {
      event: 'refunded',
      payment: 'refund',
      refunded: order.total,
      actorId: null,
      reason,
    })
  }
  await moneyBooks(platform).write(platform, work, { kind: 'captured_to_return', order, paymentId: payment.id, amount: share })
  await writeRefund(platform, work, payment, { orderId: order.id, amount: share, reason })
  await work.inform([payment.payer_id], {
    kind: 'paymentReturned',
    data: { number: order.number, amount: share, currency: payment.currency },
    link: paths.orderSummery.link({ id: order.id }),
  })
}

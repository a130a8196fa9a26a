import type { OrderPayments } from '#server/modules/orders/index.ts'
import { endOpenPaymentOf } from './sync-with-provider.ts'
import { openPaymentOfOrder } from './find-payments.ts'
import { paymentSummaryOf } from './read-payment.ts'
import { startGoodwill, startRefund } from './refunds.ts'

/** What orders need of payments. */
export const paymentsOfOrders: OrderPayments = {
  startRefund,
  startGoodwill,
  async close(platform, work, orderId) {
    if (await openPaymentOfOrder(work.db, orderId)) work.afterCommit(() => endOpenPaymentOf(platform, orderId))
  },
  summaryOf: paymentSummaryOf,
  endOpenPayment: endOpenPaymentOf,
  hasOpenPayment: async (work, orderId) => (await openPaymentOfOrder(work.db, orderId)) !== undefined,
}

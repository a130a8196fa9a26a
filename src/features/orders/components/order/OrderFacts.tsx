import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/orders/schemas.ts'
import { declineKey } from '#features/payments/index.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { PaymentBadge } from '../PaymentBadge.tsx'

/** What an order's money tells: how it stands, when it came, and why a card was not taken. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation('workspace')
  const { payment, paymentState } = order
  return (
    <Facts
      facts={[
        { name: t('orders.papers.payment'), value: <PaymentBadge state={paymentState} /> },
        {
          name: t('orders.details.lastCard'),
          value: paymentState === 'failed' ? t(declineKey(payment?.failureCode ?? null)) : null,
        },
        { name: t('orders.practice.placed'), value: <When instant={order.placedAt} /> },
        { name: t('orders.invoice.paidOn'), value: order.paidAt && <When instant={order.paidAt} /> },
        { name: t('orders.details.invoice'), value: order.invoiceNumber },
      ]}
    />
  )
}

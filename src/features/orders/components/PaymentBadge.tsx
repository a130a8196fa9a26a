import { useTranslation } from 'react-i18next'
import type { OrderPaymentState } from '#contract/orders/order-payment.ts'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { orderPaymentLooks } from '../order-looks.ts'

/** How an order's money stands, by colour, shape and word. */
export function PaymentBadge({ state }: { state: OrderPaymentState }) {
  const { t } = useTranslation('workspace')
  return (
    <StatusBadge state={state} looks={orderPaymentLooks}>
      {t(`orders.paymentStates.${state}`)}
    </StatusBadge>
  )
}

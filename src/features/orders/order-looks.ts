import type { OrderPaymentState } from '#contract/orders/order-payment.ts'
import { AlertIcon, CheckCircleIcon, DotIcon, HourglassIcon, PauseIcon, RefundIcon } from '#shared/ui/icons/status-icons.tsx'
import type { StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

/** How the states of an order's money look, everywhere. */
export const orderPaymentLooks = {
  unpaid: { tone: 'warning', icon: HourglassIcon },
  paying: { tone: 'accent', icon: DotIcon },
  failed: { tone: 'error', icon: AlertIcon },
  paid: { tone: 'success', icon: CheckCircleIcon },
  partly_refunded: { tone: 'information', icon: RefundIcon },
  refunded: { tone: 'neutral', icon: RefundIcon },
  voided: { tone: 'neutral', icon: PauseIcon },
} satisfies Record<OrderPaymentState, StatusStyle>

import type { OrderState } from '#contract/orders/states.ts'
import { AlertIcon, CheckCircleIcon, CheckIcon, DotIcon, HourglassIcon, PauseIcon } from '#shared/ui/icons/status-icons.tsx'
import { TruckIcon } from '#shared/ui/icons/thing-icons.tsx'
import type { StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

const looks: Partial<Record<OrderState, StatusStyle>> = {
  pending_payment: { tone: 'warning', icon: HourglassIcon },
  paid: { tone: 'accent', icon: CheckIcon },
  confirmed: { tone: 'accent', icon: CheckIcon },
  accepted: { tone: 'accent', icon: CheckIcon },
  preparing: { tone: 'accent', icon: DotIcon },
  dispatched: { tone: 'information', icon: TruckIcon },
  delivered: { tone: 'success', icon: CheckCircleIcon },
  completed: { tone: 'success', icon: CheckCircleIcon },
  rejected: { tone: 'error', icon: AlertIcon },
  no_show: { tone: 'error', icon: AlertIcon },
  cancelled: { tone: 'neutral', icon: PauseIcon },
  expired: { tone: 'neutral', icon: PauseIcon },
}

/** How a state of an order of any kind looks. */
export const orderLook = (state: OrderState): StatusStyle => looks[state] ?? { tone: 'neutral', icon: DotIcon }

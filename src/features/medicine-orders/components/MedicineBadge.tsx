import { useTranslation } from 'react-i18next'
import type { MedicineOrderState } from '#contract/medicine-orders/order-kind.ts'
import { AlertIcon, CheckCircleIcon, CheckIcon, ClockIcon, ForbiddenIcon, HourglassIcon } from '#shared/ui/icons/status-icons.tsx'
import { CardIcon, PillIcon, TruckIcon } from '#shared/ui/icons/thing-icons.tsx'
import { StatusBadge, type StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

const looks = {
  requested: { tone: 'warning', icon: AlertIcon },
  quoted: { tone: 'information', icon: HourglassIcon },
  pending_payment: { tone: 'warning', icon: CardIcon },
  paid: { tone: 'warning', icon: AlertIcon },
  accepted: { tone: 'information', icon: CheckIcon },
  preparing: { tone: 'information', icon: PillIcon },
  dispatched: { tone: 'information', icon: TruckIcon },
  delivered: { tone: 'success', icon: CheckCircleIcon },
  declined: { tone: 'error', icon: ForbiddenIcon },
  rejected: { tone: 'error', icon: ForbiddenIcon },
  cancelled: { tone: 'neutral', icon: ForbiddenIcon },
  expired: { tone: 'neutral', icon: ClockIcon },
} as const satisfies Record<MedicineOrderState, StatusStyle>

/** How far an order of goods is, of a prescription or of the shop. */
export function MedicineBadge({ state }: { state: MedicineOrderState }) {
  const { t } = useTranslation('workspace')
  return (
    <StatusBadge state={state} looks={looks}>
      {t(`medicine-orders.states.${state}`)}
    </StatusBadge>
  )
}

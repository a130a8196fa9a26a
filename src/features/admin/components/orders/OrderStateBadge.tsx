import { useTranslation } from 'react-i18next'
import { orderStateLooks, shownOrderState } from '#features/orders/index.ts'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'

/** How far what was ordered has come, of whatever kind the order is. */
export function OrderStateBadge({ state }: { state: string }) {
  const { t } = useTranslation('workspace')
  const shown = shownOrderState(state)
  return (
    <StatusBadge state={shown} looks={orderStateLooks}>
      {t(`admin.orders.states.${shown}`)}
    </StatusBadge>
  )
}

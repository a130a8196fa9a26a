import { useTranslation } from 'react-i18next'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { orderStateLooks, shownState } from './order-state-looks.ts'

/** How far what was ordered has come, of whatever kind the order is. */
export function OrderStateBadge({ state }: { state: string }) {
  const { t } = useTranslation('workspace')
  const shown = shownState(state)
  return (
    <StatusBadge state={shown} looks={orderStateLooks}>
      {t(`admin.orders.states.${shown}`)}
    </StatusBadge>
  )
}

import { useTranslation } from 'react-i18next'
import type { OrderState } from '#contract/orders/states.ts'
import { orderStateLooks } from '#features/orders/index.ts'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'

/** How an order stands, by colour, shape and word. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  const { t } = useTranslation('workspace')
  return (
    <StatusBadge state={state} looks={orderStateLooks}>
      {t(`shop.states.${state}`)}
    </StatusBadge>
  )
}

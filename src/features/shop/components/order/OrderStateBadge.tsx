import { useTranslation } from 'react-i18next'
import type { OrderState } from '#contract/orders/states.ts'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { orderLook } from '../../order-looks.ts'

/** How an order stands, by colour, shape and word. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  const { t } = useTranslation('workspace')
  const { tone, icon: Icon } = orderLook(state)
  return (
    <Badge tone={tone} icon={<Icon size={14} />}>
      {t(`shop.states.${state}`)}
    </Badge>
  )
}

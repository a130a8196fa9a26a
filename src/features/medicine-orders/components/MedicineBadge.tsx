import { useTranslation } from 'react-i18next'
import type { MedicineOrderState } from '#contract/medicine-orders/order-kind.ts'
import { orderStateLooks } from '#features/orders/index.ts'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'

/** How far an order of goods is, of a prescription or of the shop. */
export function MedicineBadge({ state }: { state: MedicineOrderState }) {
  const { t } = useTranslation('workspace')
  return (
    <StatusBadge state={state} looks={orderStateLooks}>
      {t(`medicine-orders.states.${state}`)}
    </StatusBadge>
  )
}

import { useTranslation } from 'react-i18next'
import type { OrderKind } from '#contract/orders/states.ts'
import { paths } from '#shared/paths.ts'

/** The list that an order of this kind stands in. */
export function useOrderCrumb(kind: OrderKind): { label: string; to: string } {
  const { t } = useTranslation('workspace')
  if (kind === 'appointment') return { label: t('admin.routes.appointmentOrders.title'), to: paths.appointmentOrders.link() }
  if (kind === 'subscription') return { label: t('admin.routes.subscriptionOrders.title'), to: paths.subscriptionOrders.link() }
  return { label: t('admin.routes.medicinesOrders.title'), to: paths.medicinesOrders.link(kind === 'shop' ? { kind } : {}) }
}

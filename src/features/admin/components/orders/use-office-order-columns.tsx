import { useTranslation } from 'react-i18next'
import type { OfficeOrder } from '#contract/admin/order-schemas.ts'
import { shownOrderState, useOrderMoneyColumns } from '#features/orders/index.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { When } from '#shared/ui/time/When.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { NumberLink } from '#shared/ui/text/NumberLink.tsx'
import { officeOrderLink } from './order-links.ts'
import { OrderStateBadge } from './OrderStateBadge.tsx'

/** Columns of a list of orders of whatever kind; the number opens the order. */
export function useOfficeOrderColumns(): readonly Column<OfficeOrder>[] {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const inFile = (instant: string | null) => (instant ? formatInstant(instant, i18n.language, zone, 'both', true) : '')
  return [
    {
      key: 'number',
      header: t('orders.invoice.orderNumber'),
      cell: (order) => <NumberLink to={officeOrderLink(order)}>{order.number}</NumberLink>,
      csv: ({ number }) => number,
    },
    {
      key: 'buyer',
      header: t('admin.orders.buyer'),
      cell: ({ buyer }) => <bdi>{buyer.name}</bdi>,
      csv: ({ buyer }) => buyer.name,
    },
    {
      key: 'seller',
      header: t('admin.orders.seller'),
      cell: ({ seller }) => <bdi>{seller.name}</bdi>,
      csv: ({ seller }) => seller.name,
    },
    ...useOrderMoneyColumns<OfficeOrder>(),
    {
      key: 'state',
      header: t('admin.columns.state'),
      cell: ({ state }) => <OrderStateBadge state={state} />,
      csv: ({ state }) => t(`admin.orders.states.${shownOrderState(state)}`),
    },
    {
      key: 'placed',
      header: t('orders.practice.placed'),
      cell: ({ placedAt }) => <When instant={placedAt} />,
      csv: ({ placedAt }) => inFile(placedAt),
    },
    {
      key: 'service',
      header: t('orders.invoice.service'),
      cell: ({ serviceAt }) => serviceAt && <When instant={serviceAt} />,
      csv: ({ serviceAt }) => inFile(serviceAt),
      hiddenAtFirst: true,
    },
  ]
}

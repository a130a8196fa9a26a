import { useTranslation } from 'react-i18next'
import type { MedicineOrderState } from '#contract/medicine-orders/order-kind.ts'
import type { DeskOrderCard } from '#contract/pharmacy/schemas.ts'
import { isPriced } from '#contract/orders/priced.ts'
import { MedicineBadge } from '#features/medicine-orders/index.ts'
import { wholeMeasures } from '#shared/lib/whole-measures.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { Money } from '#shared/ui/money/Money.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { NumberLink } from '#shared/ui/text/NumberLink.tsx'
import { NextStep } from './NextStep.tsx'
import { linkOfOrder } from './order-links.ts'

/** What of an order stands in the pharmacy's list. */
export function useDeskColumns(): readonly Column<DeskOrderCard>[] {
  const { t } = useTranslation('workspace')
  return [
    {
      key: 'number',
      header: t('pharmacy.columns.number'),
      cell: (order) => <NumberLink to={linkOfOrder(order)}>{order.number}</NumberLink>,
    },
    { key: 'kind', header: t('pharmacy.columns.kind'), cell: ({ kind }) => t(`pharmacy.kinds.${kind}`) },
    { key: 'buyer', header: t('pharmacy.columns.buyer'), cell: ({ buyer }) => <bdi>{buyer}</bdi> },
    { key: 'goods', header: t('pharmacy.columns.goods'), cell: ({ goods }) => <bdi>{wholeMeasures(goods.join(', '))}</bdi> },
    { key: 'placed', header: t('pharmacy.columns.placed'), cell: ({ placedAt }) => <When instant={placedAt} /> },
    {
      key: 'total',
      header: t('pharmacy.columns.total'),
      align: 'end',
      cell: ({ kind, total }) => isPriced({ kind, total }) && <Money value={total} />,
    },
    {
      key: 'state',
      header: t('pharmacy.columns.state'),
      cell: ({ state }) => <MedicineBadge state={state as MedicineOrderState} />,
    },
    { key: 'next', header: t('pharmacy.columns.next'), cell: (order) => <NextStep order={order} small /> },
  ]
}

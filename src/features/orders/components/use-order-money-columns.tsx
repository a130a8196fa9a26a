import { useTranslation } from 'react-i18next'
import type { OrderCard } from '#contract/orders/list-schemas.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { amountFields } from '#shared/patterns/list/export/amount-fields.ts'
import { Money } from '#shared/ui/money/Money.tsx'
import { CoveredBeside } from './CoveredBeside.tsx'
import { PaymentBadge } from './PaymentBadge.tsx'

/** Columns of what an order comes to, what was given back of it, and how its money stands. */
export function useOrderMoneyColumns<
  Row extends Pick<OrderCard, 'total' | 'refunded' | 'paymentState'> & Partial<Pick<OrderCard, 'covered'>>,
>(): readonly Column<Row>[] {
  const { t } = useTranslation('workspace')
  return [
    {
      key: 'total',
      header: t('orders.totals.total'),
      align: 'end',
      cell: ({ total, covered }) => (
        <>
          <Money value={total} />
          <CoveredBeside covered={covered} />
        </>
      ),
      csv: amountFields(t('orders.totals.total'), t('orders.papers.currency'), ({ total }) => total),
    },
    {
      key: 'refunded',
      header: t('orders.totals.refunded'),
      align: 'end',
      cell: ({ refunded }) => (refunded.amount > 0 ? <Money value={refunded} /> : null),
      csv: amountFields(t('orders.totals.refunded'), t('orders.papers.currency'), ({ refunded }) => refunded),
      hiddenAtFirst: true,
    },
    {
      key: 'payment',
      header: t('orders.papers.payment'),
      cell: ({ paymentState }) => <PaymentBadge state={paymentState} />,
      csv: ({ paymentState }) => t(`orders.paymentStates.${paymentState}`),
    },
  ]
}

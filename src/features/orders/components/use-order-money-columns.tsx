import { useTranslation } from 'react-i18next'
import type { OrderCard } from '#contract/orders/list-schemas.ts'
import type { OrderKind } from '#contract/orders/states.ts'
import { isPriced } from '#contract/orders/priced.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { amountFields } from '#shared/patterns/list/export/amount-fields.ts'
import { Money } from '#shared/ui/money/Money.tsx'
import { CoveredBeside } from './CoveredBeside.tsx'
import { PaymentBadge } from './PaymentBadge.tsx'

/** Orders without a kind are of visits, whose price is always known. */
const isKnown = ({ kind = 'appointment', total }: Pick<OrderCard, 'total'> & { readonly kind?: OrderKind }) =>
  isPriced({ kind, total })

/** Columns of what an order comes to, what was given back of it, and how its money stands. */
export function useOrderMoneyColumns<
  Row extends Pick<OrderCard, 'total' | 'refunded' | 'paymentState'> &
    Partial<Pick<OrderCard, 'covered'>> & { readonly kind?: OrderKind },
>(): readonly Column<Row>[] {
  const { t } = useTranslation('workspace')
  return [
    {
      key: 'total',
      header: t('orders.totals.total'),
      align: 'end',
      cell: ({ kind, total, covered }) =>
        isKnown({ kind, total }) && (
          <>
            <Money value={total} />
            <CoveredBeside covered={covered} />
          </>
        ),
      csv: amountFields(t('orders.totals.total'), t('orders.papers.currency'), (order) => (isKnown(order) ? order.total : null)),
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

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Paper } from '#contract/orders/list-schemas.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { Money } from '#shared/ui/money/Money.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { amountFields } from '#shared/patterns/list/export/amount-fields.ts'
import { CoveredBeside } from '../CoveredBeside.tsx'
import { PaymentBadge } from '../PaymentBadge.tsx'

/** A credit note takes away: its amount is less than nothing. */
const signed = ({ kind, amount }: Paper) => (kind === 'credit_note' ? { ...amount, amount: -amount.amount } : amount)

/** Columns of a list of papers; `number` draws the way to one, `more` stand before the buyer. */
export function usePaperColumns<Row extends Paper>(
  number: (paper: Row) => ReactNode,
  more: readonly Column<Row>[] = [],
): readonly Column<Row>[] {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  return [
    { key: 'number', header: t('orders.papers.number'), cell: number, csv: (paper) => paper.number },
    {
      key: 'kind',
      header: t('orders.papers.kind'),
      cell: ({ kind }) => t(`orders.papers.kinds.${kind}`),
      csv: ({ kind }) => t(`orders.papers.kinds.${kind}`),
    },
    {
      key: 'issued',
      header: t('orders.invoice.issued'),
      cell: ({ issuedAt }) => <When instant={issuedAt} show="date" />,
      csv: ({ issuedAt }) => formatInstant(issuedAt, i18n.language, zone, 'date'),
    },
    ...more,
    {
      key: 'buyer',
      header: t('orders.papers.buyer'),
      cell: ({ buyerName }) => <bdi>{buyerName}</bdi>,
      csv: ({ buyerName }) => buyerName,
    },
    {
      key: 'amount',
      header: t('orders.papers.amount'),
      align: 'end',
      cell: (paper) => (
        <>
          <Money value={signed(paper)} />
          <CoveredBeside covered={paper.covered} />
        </>
      ),
      csv: amountFields(t('orders.papers.amount'), t('orders.papers.currency'), signed),
    },
    {
      key: 'payment',
      header: t('orders.papers.payment'),
      cell: ({ paymentState }) => <PaymentBadge state={paymentState} />,
      csv: ({ paymentState }) => t(`orders.paymentStates.${paymentState}`),
    },
    {
      key: 'order',
      header: t('orders.invoice.orderNumber'),
      cell: ({ orderNumber }) => orderNumber,
      csv: ({ orderNumber }) => orderNumber,
      hiddenAtFirst: true,
    },
  ]
}

import { useTranslation } from 'react-i18next'
import type { Transaction } from '#contract/admin/order-schemas.ts'
import { amountFields } from '#shared/patterns/list/export/amount-fields.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { NumberLink } from '#shared/ui/text/NumberLink.tsx'
import { officeOrderLink } from './order-links.ts'
import { transactionLooks } from './transaction-looks.ts'

/** What goes back takes away: its amount is less than nothing. */
const signed = ({ kind, amount }: Transaction) => (kind === 'refund' ? { ...amount, amount: -amount.amount } : amount)

/** Columns of payments and refunds; an order's number opens it. */
export function useTransactionColumns(): readonly Column<Transaction>[] {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  return [
    {
      key: 'orders',
      header: t('orders.invoice.orderNumber'),
      cell: ({ orders }) => (
        <Cluster gap="2">
          {orders.map((order) => (
            <NumberLink key={order.id} to={officeOrderLink(order)}>
              {order.number}
            </NumberLink>
          ))}
        </Cluster>
      ),
      csv: ({ orders }) => orders.map(({ number }) => number).join(' '),
    },
    {
      key: 'kind',
      header: t('admin.transactions.kind'),
      cell: ({ kind }) => t(`admin.transactions.kinds.${kind}`),
      csv: ({ kind }) => t(`admin.transactions.kinds.${kind}`),
    },
    {
      key: 'payer',
      header: t('admin.transactions.payer'),
      cell: ({ payer }) => <bdi>{payer.name}</bdi>,
      csv: ({ payer }) => payer.name,
    },
    {
      key: 'amount',
      header: t('orders.papers.amount'),
      align: 'end',
      cell: (transaction) => <Money value={signed(transaction)} />,
      csv: amountFields(t('orders.papers.amount'), t('orders.papers.currency'), signed),
    },
    {
      key: 'state',
      header: t('admin.columns.state'),
      cell: ({ state }) => (
        <StatusBadge state={state} looks={transactionLooks}>
          {t(`admin.transactions.states.${state}`)}
        </StatusBadge>
      ),
      csv: ({ state }) => t(`admin.transactions.states.${state}`),
    },
    {
      key: 'at',
      header: t('admin.columns.at'),
      cell: ({ at }) => <When instant={at} />,
      csv: ({ at }) => formatInstant(at, i18n.language, zone, 'both', true),
    },
    {
      key: 'reason',
      header: t('admin.columns.reason'),
      cell: ({ reason }) => reason && <bdi>{reason}</bdi>,
      csv: ({ reason }) => reason ?? '',
      hiddenAtFirst: true,
    },
    {
      key: 'reference',
      header: t('admin.transactions.reference'),
      cell: ({ reference }) => reference && <bdi>{reference}</bdi>,
      csv: ({ reference }) => reference ?? '',
      hiddenAtFirst: true,
    },
  ]
}

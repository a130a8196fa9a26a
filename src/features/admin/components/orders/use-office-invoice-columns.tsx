import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OfficeInvoice } from '#contract/admin/order-schemas.ts'
import { PaymentBadge } from '#features/orders/index.ts'
import { amountFields } from '#shared/patterns/list/export/amount-fields.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { Money } from '#shared/ui/money/Money.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { officeOrderLink } from './order-links.ts'

const signed = ({ kind, amount }: OfficeInvoice) => (kind === 'credit_note' ? { ...amount, amount: -amount.amount } : amount)

/** Columns of papers of all sellers; the number opens the order with its papers. */
export function useOfficeInvoiceColumns(): readonly Column<OfficeInvoice>[] {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  return [
    {
      key: 'number',
      header: t('orders.papers.number'),
      cell: ({ number, orderId, isOpen }) => <Link to={officeOrderLink({ id: orderId, isOpen })}>{number}</Link>,
      csv: ({ number }) => number,
    },
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
    {
      key: 'seller',
      header: t('admin.orders.seller'),
      cell: ({ sellerName }) => <bdi>{sellerName}</bdi>,
      csv: ({ sellerName }) => sellerName,
    },
    {
      key: 'buyer',
      header: t('admin.orders.buyer'),
      cell: ({ buyerName }) => <bdi>{buyerName}</bdi>,
      csv: ({ buyerName }) => buyerName,
    },
    {
      key: 'amount',
      header: t('orders.papers.amount'),
      align: 'end',
      cell: (paper) => <Money value={signed(paper)} />,
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

import { useTranslation } from 'react-i18next'
import type { OfficeInvoice } from '#contract/admin/order-schemas.ts'
import { usePaperColumns } from '#features/orders/index.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { NumberLink } from '#shared/ui/text/NumberLink.tsx'
import { officeOrderLink } from './order-links.ts'

/** Columns of papers of all sellers; the number opens the order with its papers. */
export function useOfficeInvoiceColumns(): readonly Column<OfficeInvoice>[] {
  const { t } = useTranslation('workspace')
  return usePaperColumns<OfficeInvoice>(
    ({ number, orderId, isOpen }) => <NumberLink to={officeOrderLink({ id: orderId, isOpen })}>{number}</NumberLink>,
    [
      {
        key: 'seller',
        header: t('admin.orders.seller'),
        cell: ({ sellerName }) => <bdi>{sellerName}</bdi>,
        csv: ({ sellerName }) => sellerName,
      },
    ],
  )
}

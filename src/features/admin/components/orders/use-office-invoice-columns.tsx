import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OfficeInvoice } from '#contract/admin/order-schemas.ts'
import { usePaperColumns } from '#features/orders/index.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { officeOrderLink } from './order-links.ts'

/** Columns of papers of all sellers; the number opens the order with its papers. */
export function useOfficeInvoiceColumns(): readonly Column<OfficeInvoice>[] {
  const { t } = useTranslation('workspace')
  return usePaperColumns<OfficeInvoice>(
    ({ number, orderId, isOpen }) => <Link to={officeOrderLink({ id: orderId, isOpen })}>{number}</Link>,
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

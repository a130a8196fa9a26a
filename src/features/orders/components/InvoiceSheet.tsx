import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '#contract/orders/schemas.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { useReadInvoiceQuery } from '../api.ts'
import { CreditNotePaper } from './CreditNotePaper.tsx'
import { InvoicePaper } from './InvoicePaper.tsx'
import { useCreditNoteInAddress } from './use-credit-note-link.ts'

/** The invoice of a paid order, or the one of its credit notes that the address names. */
export function InvoiceSheet({ orderId }: { orderId: string }) {
  const { t } = useTranslation('workspace')
  const query = useReadInvoiceQuery({ params: { id: orderId } })
  const none = <Empty compact title={t('orders.invoice.none')} />
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={6} />} missing={none}>
      {(invoice) => <Shown invoice={invoice} />}
    </QueryState>
  )
}

function Shown({ invoice }: { invoice: Invoice }) {
  const chosen = useCreditNoteInAddress()
  const [first] = useState(chosen)
  const [hasChanged, setChanged] = useState(false)
  if (chosen !== first && !hasChanged) setChanged(true)
  const note = invoice.creditNotes.find(({ id }) => id === chosen)
  if (note) return <CreditNotePaper key={note.id} note={note} invoice={invoice} replaces={hasChanged} />
  return <InvoicePaper invoice={invoice} replaces={hasChanged} />
}

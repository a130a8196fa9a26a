import { useTranslation } from 'react-i18next'
import type { CreditNote, Invoice } from '#contract/orders/schemas.ts'
import { When } from '#shared/ui/time/When.tsx'
import { NumberLink } from '#shared/ui/text/NumberLink.tsx'
import { InvoiceTaxes } from './InvoiceTaxes.tsx'
import { OrderTotals } from './OrderTotals.tsx'
import { PrintedDocument } from './PrintedDocument.tsx'
import { useCreditNoteLink } from './use-credit-note-link.ts'

/** What was paid back of an invoice, as a document with a number of its own. */
export function CreditNotePaper({ note, invoice, replaces }: { note: CreditNote; invoice: Invoice; replaces: boolean }) {
  const { t } = useTranslation('workspace')
  const linkTo = useCreditNoteLink()
  const subject = { kind: 'correction', invoiceNumber: invoice.number } as const
  // Pieces that went back are named; an amount corrects the invoice as a whole, at whatever rates.
  const isOfPieces = note.lines.some((line) => line.subject.kind !== 'correction')
  const lines = isOfPieces ? note.lines : [{ subject, quantity: 1, amount: note.amount }]
  return (
    <PrintedDocument
      title={t('orders.creditNote.title', { number: note.number })}
      print={t('orders.creditNote.print')}
      invoice={invoice}
      replaces={replaces}
      facts={[
        { name: t('orders.invoice.issued'), value: <When instant={note.issuedAt} show="date" year="always" /> },
        {
          name: t('orders.creditNote.invoice'),
          value: <NumberLink to={linkTo(null)}>{invoice.number}</NumberLink>,
        },
        { name: t('orders.invoice.orderNumber'), value: invoice.orderNumber },
      ]}
    >
      <OrderTotals lines={lines} discount={{ ...note.amount, amount: 0 }} total={note.amount} />
      <InvoiceTaxes paper={note} />
    </PrintedDocument>
  )
}

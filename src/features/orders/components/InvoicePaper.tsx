import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { sum } from '#contract/orders/money.ts'
import type { Locale } from '#contract/kernel/values.ts'
import type { Invoice } from '#contract/orders/schemas.ts'
import { DownloadPaper } from '#features/papers/index.ts'
import { CheckIcon } from '#shared/ui/icons/status-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useReadInvoicePaperMutation } from '../api.ts'
import { InvoiceTaxes } from './InvoiceTaxes.tsx'
import { OrderTotals } from './OrderTotals.tsx'
import { PrintedDocument } from './PrintedDocument.tsx'
import { useCreditNoteLink } from './use-credit-note-link.ts'

/** The invoice of a paid order, with links to the credit notes that correct it. */
export function InvoicePaper({ invoice, replaces }: { invoice: Invoice; replaces: boolean }) {
  const { t, i18n } = useTranslation('workspace')
  const [readPaper] = useReadInvoicePaperMutation()
  const linkTo = useCreditNoteLink()
  return (
    <PrintedDocument
      title={t('orders.invoice.title', { number: invoice.number })}
      print={t('orders.invoice.print')}
      invoice={invoice}
      replaces={replaces}
      marks={<Marks invoice={invoice} />}
      facts={[
        { name: t('orders.invoice.issued'), value: <When instant={invoice.issuedAt} show="date" year="always" /> },
        {
          name: t('orders.invoice.paidOn'),
          value: invoice.paidAt && <When instant={invoice.paidAt} show="date" year="always" />,
        },
        {
          name: t('orders.invoice.service'),
          value: invoice.serviceAt && <When instant={invoice.serviceAt} otherZone="always" year="always" />,
        },
        { name: t('orders.invoice.orderNumber'), value: invoice.orderNumber },
      ]}
    >
      <div>
        <DownloadPaper
          name={`invoice-${invoice.number}.pdf`}
          read={() => readPaper({ params: { id: invoice.orderId }, query: { locale: i18n.language as Locale } })}
        />
      </div>
      <OrderTotals
        lines={invoice.lines}
        discount={invoice.discount}
        covered={invoice.covered}
        {...taxIn(invoice)}
        total={invoice.total}
      />
      <InvoiceTaxes paper={invoice} />
      {invoice.creditNotes.length > 0 && (
        <Stack gap="2">
          <Heading level={3} size="m">
            {t('orders.invoice.creditNotes')}
          </Heading>
          {invoice.creditNotes.map((note) => (
            <Text key={note.id}>
              <Link to={linkTo(note.id)}>{t('orders.creditNote.title', { number: note.number })}</Link> ·{' '}
              <When instant={note.issuedAt} show="date" year="always" /> · <Money value={note.amount} />
            </Text>
          ))}
        </Stack>
      )}
    </PrintedDocument>
  )
}

/** The sum of its tax; within the prices where the lines alone come to the total. */
function taxIn({ lines, discount, covered, taxes, total }: Invoice) {
  const tax = sum(taxes.map((rate) => rate.tax.amount))
  const before = sum(lines.map(({ amount }) => amount.amount)) - discount.amount - covered.amount
  return { tax: { ...total, amount: tax }, taxIncluded: before === total.amount }
}

function Marks({ invoice: { paidAt, total, creditNotes } }: { invoice: Invoice }) {
  const { t } = useTranslation('workspace')
  const paidBack = sum(creditNotes.map(({ amount }) => amount.amount))
  return (
    <>
      {paidAt !== null && (
        <Badge tone="success" icon={<CheckIcon size={16} />}>
          {t('orders.invoice.paid')}
        </Badge>
      )}
      {paidBack > 0 && <Badge>{t(paidBack < total.amount ? 'orders.invoice.partlyPaidBack' : 'orders.invoice.paidBack')}</Badge>}
    </>
  )
}

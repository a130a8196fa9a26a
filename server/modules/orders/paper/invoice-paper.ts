import { moneyText } from '#contract/kernel/money-text.ts'
import type { Money, Locale } from '#contract/kernel/values.ts'
import type { Invoice, LineSubject } from '#contract/orders/schemas.ts'
import type { Block, Paper } from '#server/modules/papers/index.ts'
import { rateText } from '#contract/orders/invoice-tax.ts'
import { invoiceSentences, type InvoiceSentences } from './invoice-sentences.ts'

/** In whose language and zone a paper is written. */
export interface PaperReader {
  readonly locale: Locale
  readonly timeZone: string
}

/** An invoice as a paper, with the credit notes that correct it. It has its own number, and is not registered. */
export function invoicePaper(invoice: Invoice, reader: PaperReader): Paper {
  const { locale } = reader
  const words = invoiceSentences[locale]
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  const day = dayIn(reader)
  const party = ({ name, address, country }: Invoice['seller']) => [
    name,
    ...(address?.split('\n') ?? []),
    ...(country ? [countries.of(country) ?? country] : []),
  ]
  const title = words.title.replace('{{number}}', invoice.number)
  const [seller = '', ...sellerLines] = party(invoice.seller)
  const { paidAt, serviceAt } = invoice
  return {
    locale,
    title,
    letterhead: { heading: seller, lines: sellerLines, footer: '', logo: null },
    madeAt: new Date(invoice.issuedAt),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'address', label: words.to, lines: party(invoice.buyer) },
      {
        kind: 'facts',
        rows: [
          { label: words.issued, value: day(invoice.issuedAt) },
          { label: words.paidOn, value: paidAt && day(paidAt) },
          { label: words.service, value: serviceAt && day(serviceAt) },
          { label: words.orderNumber, value: invoice.orderNumber },
        ],
      },
      ...invoiceBlocks(invoice, reader),
    ],
  }
}

const dayIn =
  ({ locale, timeZone }: PaperReader) =>
  (at: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at))

/** Lines, sums and credit notes of an invoice, as they stand on every paper that names it. */
export function invoiceBlocks(invoice: Invoice, reader: PaperReader): Block[] {
  const { locale } = reader
  const words = invoiceSentences[locale]
  const money = (amount: Money) => moneyText(amount, locale)
  const day = dayIn(reader)
  const { discount, covered } = invoice
  return [
    invoice.taxes.length > 0 ? taxedLines(invoice, words, locale) : plainLines(invoice, words, locale),
    {
      kind: 'totals',
      rows: [
        { label: words.discount, value: discount.amount > 0 ? money({ ...discount, amount: -discount.amount }) : null },
        { label: words.covered, value: covered.amount > 0 ? money({ ...covered, amount: -covered.amount }) : null },
        { label: words.total, value: money(invoice.total) },
      ],
    },
    ...(invoice.taxes.length > 0 ? [taxTotals(invoice, words, locale)] : []),
    ...invoice.creditNotes.map((note) => ({
      kind: 'paragraph' as const,
      text: [
        words.creditNote.replace('{{number}}', note.number),
        day(note.issuedAt),
        money(note.amount),
        ...note.taxes.map(({ rate, tax }) => `${words.tax} ${rateText(rate, locale)}: ${money(tax)}`),
      ].join(' · '),
    })),
  ]
}

const plainLines = ({ lines }: Invoice, words: InvoiceSentences, locale: Locale): Block => ({
  kind: 'table',
  columns: [
    { title: words.item, share: 5 },
    { title: words.quantity, share: 2, align: 'end' },
    { title: words.price, share: 2, align: 'end' },
    { title: words.amount, share: 2, align: 'end' },
  ],
  rows: lines.map(({ subject, quantity, unitPrice, amount }) => [
    lineText(subject, words),
    new Intl.NumberFormat(locale).format(quantity),
    moneyText(unitPrice, locale),
    moneyText(amount, locale),
  ]),
})

/** Net, tax and gross of each line after its discount. */
const taxedLines = ({ lines }: Invoice, words: InvoiceSentences, locale: Locale): Block => ({
  kind: 'table',
  columns: [
    { title: words.item, share: 5 },
    { title: words.quantity, share: 2, align: 'end' },
    { title: words.price, share: 3, align: 'end' },
    { title: words.taxRate, share: 3, align: 'end' },
    { title: words.net, share: 3, align: 'end' },
    { title: words.tax, share: 3, align: 'end' },
    { title: words.gross, share: 3, align: 'end' },
  ],
  rows: lines.map(({ subject, quantity, unitPrice, amount, tax }) => [
    lineText(subject, words),
    new Intl.NumberFormat(locale).format(quantity),
    moneyText(unitPrice, locale),
    tax ? rateText(tax.rate, locale) : '',
    tax ? moneyText(tax.net, locale) : '',
    tax ? moneyText(tax.tax, locale) : '',
    moneyText(tax?.gross ?? amount, locale),
  ]),
})

const taxTotals = ({ taxes }: Invoice, words: InvoiceSentences, locale: Locale): Block => ({
  kind: 'table',
  columns: [
    { title: words.taxRate, share: 3 },
    { title: words.net, share: 3, align: 'end' },
    { title: words.tax, share: 3, align: 'end' },
    { title: words.gross, share: 3, align: 'end' },
  ],
  rows: taxes.map(({ rate, net, tax, gross }) => [
    rateText(rate, locale),
    moneyText(net, locale),
    moneyText(tax, locale),
    moneyText(gross, locale),
  ]),
})

function lineText(subject: LineSubject, words: InvoiceSentences): string {
  if (subject.kind === 'visit') return words[subject.mode]
  if (subject.kind === 'product') return subject.name
  if (subject.kind === 'delivery') return words.delivery
  return words.correction.replace('{{number}}', subject.invoiceNumber)
}

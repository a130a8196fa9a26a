import type { TaxedAmount } from '#contract/orders/invoice-tax.ts'
import { allocate, sum } from '#contract/orders/money.ts'
import { creditTaxes, divideByRemaining, type LineCredit, remainingGross, remainingTax } from './credit-allocation.ts'
import type { StoredLine } from './tables.ts'

/** Pieces of an invoice's line that go back for `gross`; its position is counted from 1. */
export interface CreditedPieces {
  readonly position: number
  readonly quantity: number
  readonly gross: number
}

interface InvoiceToCredit {
  readonly number: string
  readonly lines: readonly StoredLine[]
}

/**
 * The lines of a credit note over `amount`, given the credit notes before it. Pieces are credited from their own line first; whatever their
 * line has not got left, and any other amount, is divided over all lines by what is left of them.
 */
export function creditLines(
  invoice: InvoiceToCredit,
  notes: readonly { readonly lines: readonly StoredLine[] }[],
  { amount, pieces = [] }: { readonly amount: number; readonly pieces?: readonly CreditedPieces[] | undefined },
): StoredLine[] {
  const subject = { kind: 'correction' as const, invoiceNumber: invoice.number }
  const lines = invoicedLines(invoice)
  const subjectAt = (position: number) => invoice.lines[position - 1]?.subject ?? subject
  if (!lines) {
    const isExact = pieces.length > 0 && sum(pieces.map(({ gross }) => gross)) === amount
    if (!isExact) return [{ subject, quantity: 1, unitPrice: amount, amount }]
    return pieces.map(({ position, quantity, gross }) => ({ subject: subjectAt(position), ...priceOfPieces(gross, quantity) }))
  }

  let credited = lines.map((): LineCredit => ({ gross: 0, tax: 0 }))
  for (const line of notes.flatMap((note) => note.lines)) credited = addCredits(credited, earlierCredits(lines, credited, line))

  const left = remainingGross(lines, credited)
  let rest = amount
  const ofPieces = lines.map((_, index) => {
    const wanted = sum(pieces.filter(({ position }) => position === index + 1).map(({ gross }) => gross))
    const part = Math.min(left[index] ?? 0, wanted, rest)
    rest -= part
    return part
  })
  const first = creditTaxes(lines, credited, ofPieces)
  credited = addCredits(credited, first)
  const second = creditTaxes(lines, credited, rest > 0 ? divideByRemaining(rest, lines, credited) : [])

  const written = (index: number, credit: LineCredit) => ({
    position: index + 1,
    tax: { rate: lines[index]?.rate ?? 0, net: credit.gross - credit.tax, ...credit },
  })
  return [
    ...pieces.map(({ position, quantity }) => {
      const credit = first[position - 1] ?? { gross: 0, tax: 0 }
      return {
        subject: subjectAt(position),
        ...priceOfPieces(credit.gross, quantity),
        ...written(position - 1, credit),
      }
    }),
    ...second.flatMap((credit, index) =>
      credit.gross === 0
        ? []
        : [{ subject, quantity: 1, unitPrice: credit.gross, amount: credit.gross, ...written(index, credit) }],
    ),
  ]
}

/** Pieces are listed with their unit price where it comes to whole cents. */
function priceOfPieces(amount: number, pieces: number) {
  const quantity = amount % pieces === 0 ? pieces : 1
  return { quantity, unitPrice: amount / quantity, amount }
}

/** What each line of an invoice came to; `null` for invoices from before taxes were listed on them. */
function invoicedLines({ lines }: InvoiceToCredit): TaxedAmount[] | null {
  const taxed = lines.flatMap(({ tax }) => tax ?? [])
  return taxed.length === lines.length ? taxed : null
}

/** What a line of an earlier credit note credited. Notes from before positions were kept credited a rate, not a line. */
function earlierCredits(
  lines: readonly TaxedAmount[],
  credited: readonly LineCredit[],
  { position, amount, tax }: StoredLine,
): LineCredit[] {
  const { rate, ...whole } = tax ?? { rate: 0, gross: amount, tax: 0 }
  const ofLine = lines.map((_, index) => index === (position ?? 0) - 1)
  const ofRate = lines.map((line) => line.rate === rate)
  const chosen = position !== undefined ? ofLine : ofRate.includes(true) ? ofRate : lines.map(() => true)
  const divide = (value: number, left: readonly number[]) => {
    const weights = left.map((amount, index) => (chosen[index] ? amount : 0))
    return allocate(value, sum(weights) > 0 ? weights : chosen.map(Number))
  }
  const gross = divide(whole.gross, remainingGross(lines, credited))
  const taxes = divide(whole.tax, remainingTax(lines, credited))
  return lines.map((_, index) => ({ gross: gross[index] ?? 0, tax: taxes[index] ?? 0 }))
}

const addCredits = (a: readonly LineCredit[], b: readonly LineCredit[]): LineCredit[] =>
  a.map(({ gross, tax }, index) => ({ gross: gross + (b[index]?.gross ?? 0), tax: tax + (b[index]?.tax ?? 0) }))

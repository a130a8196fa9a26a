import type { TaxedAmount } from '#contract/orders/invoice-tax.ts'
import { allocate, sum } from '#contract/orders/money.ts'

/** What of one line of an invoice was credited; minor units. `gross` includes the tax. */
export interface LineCredit {
  readonly gross: number
  readonly tax: number
}

type InvoicedLine = Pick<TaxedAmount, 'rate' | 'gross' | 'tax'>

/** What earlier credit notes left of each line, and of its tax. */
export const remainingGross = (lines: readonly InvoicedLine[], credited: readonly LineCredit[]): number[] =>
  lines.map(({ gross }, index) => Math.max(0, gross - (credited[index]?.gross ?? 0)))
export const remainingTax = (lines: readonly InvoicedLine[], credited: readonly LineCredit[]): number[] =>
  lines.map(({ tax }, index) => Math.max(0, tax - (credited[index]?.tax ?? 0)))

/** Divides an amount over the rates, and within a rate over its lines, in proportion to what is left of them. */
export function divideByRemaining(amount: number, lines: readonly InvoicedLine[], credited: readonly LineCredit[]): number[] {
  const left = remainingGross(lines, credited)
  const groups = groupByRate(lines)
  const amounts = allocate(
    amount,
    groups.map((indices) => sum(indices.map((index) => left[index] ?? 0))),
  )
  const parts = lines.map(() => 0)
  for (const [group, indices] of groups.entries()) {
    const divided = allocate(
      amounts[group] ?? 0,
      indices.map((index) => left[index] ?? 0),
    )
    for (const [place, index] of indices.entries()) parts[index] = divided[place] ?? 0
  }
  return parts
}

/**
 * The tax in each line's part. The tax credited so far stays within a cent of its exact share for every line and is rounded once per rate,
 * so that a line or rate credited in full has been credited exactly its own tax, in however many parts.
 */
export function creditTaxes(
  lines: readonly InvoicedLine[],
  credited: readonly LineCredit[],
  parts: readonly number[],
): LineCredit[] {
  const taxes = lines.map(() => 0)
  for (const indices of groupByRate(lines)) {
    const choices = indices.map((index) => taxChoice(lines[index]!, credited[index], parts[index] ?? 0))
    let extra = Math.round(sum(choices.map(({ exact, least }) => exact - least)))
    const byRemainder = [...choices.entries()].toSorted(([, a], [, b]) => b.exact - b.least - (a.exact - a.least))
    for (const [place, { least, most }] of byRemainder) {
      const isRoundedUp = extra > 0 && most > least
      if (isRoundedUp) extra -= 1
      taxes[indices[place]!] = isRoundedUp ? most : least
    }
  }
  return lines.map((_, index) => ({ gross: parts[index] ?? 0, tax: taxes[index] ?? 0 }))
}

/** The tax a part may have: the exact share, and the whole cents below and above it that fit into the part. */
function taxChoice({ gross, tax }: InvoicedLine, before: LineCredit | undefined, part: number) {
  const { gross: grossBefore, tax: taxBefore } = before ?? { gross: 0, tax: 0 }
  if (gross === 0) return { exact: 0, least: 0, most: 0 }
  const product = BigInt(tax) * BigInt(grossBefore + part)
  const floor = Number(product / BigInt(gross))
  const remainder = Number(product % BigInt(gross)) / gross
  const within = (value: number) => Math.min(part, Math.max(0, value - taxBefore))
  return {
    exact: floor - taxBefore + remainder,
    least: within(floor),
    most: within(remainder > 0 ? floor + 1 : floor),
  }
}

/** Indices of the lines of each rate, the highest rate first. */
function groupByRate(lines: readonly InvoicedLine[]): number[][] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].toSorted((a, b) => b - a)
  return rates.map((rate) => lines.flatMap((line, index) => (line.rate === rate ? [index] : [])))
}

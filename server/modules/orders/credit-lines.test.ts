import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type TaxedAmount, taxesByRate } from '#contract/orders/invoice-tax.ts'
import { share } from '#contract/orders/money.ts'
import { taxOn, withTax } from '#contract/orders/tax.ts'
import { type CreditedPieces, creditLines } from './credit-lines.ts'
import type { StoredLine } from './tables.ts'

const product = (name: string, quantity: number, tax: TaxedAmount): StoredLine => ({
  subject: { kind: 'product', name },
  quantity,
  unitPrice: tax.gross,
  amount: tax.gross,
  tax,
})
const taxed = (rate: number, gross: number, tax: number): TaxedAmount => ({ rate, net: gross - tax, tax, gross })

/** An invoice, and what it credits of each refund, one after the other. */
function invoiceOf(lines: readonly StoredLine[]) {
  const notes: { lines: StoredLine[] }[] = []
  const credit = (amount: number, pieces?: readonly CreditedPieces[]) => {
    const note = { lines: creditLines({ number: '2026-000001', lines }, notes, { amount, pieces }) }
    notes.push(note)
    return note.lines
  }
  const credited = () => notes.flatMap((note) => note.lines.flatMap(({ tax }) => tax ?? []))
  return { credit, credited, notes }
}
const taxOf = (lines: readonly StoredLine[]) => {
  let total = 0
  for (const { tax } of lines) total += tax?.tax ?? 0
  return total
}

describe('what the last refund leaves is nothing', () => {
  test('a line that went back takes its tax with it: an amount after it has none', () => {
    const { credit, credited } = invoiceOf([
      product('Harness', 1, taxed(625, 4675, 275)),
      product('Vitamins', 1, taxed(0, 1558, 0)),
    ])
    expect(taxOf(credit(4675, [{ position: 1, quantity: 1, gross: 4675 }]))).toBe(275)
    expect(taxOf(credit(1558))).toBe(0)
    expect(taxesByRate(credited())).toEqual([taxed(625, 4675, 275), taxed(0, 1558, 0)])
  })

  test('12 with a tax of 2, in four parts', () => {
    const { credit } = invoiceOf([product('Brush', 1, taxed(2000, 12, 2))])
    expect([3, 3, 3, 3].map((amount) => taxOf(credit(amount)))).toEqual([1, 0, 1, 0])
  })

  test('1000 with a tax of 160, in thirds', () => {
    const { credit } = invoiceOf([product('Bed', 1, taxed(1900, 1000, 160))])
    expect([333, 333, 334].map((amount) => taxOf(credit(amount)))).toEqual([53, 54, 53])
  })

  test('pieces of a line that an amount was taken from before come from the other lines as well, at their rates', () => {
    const { credit, credited } = invoiceOf([
      product('Harness', 1, taxed(625, 4675, 275)),
      product('Vitamins', 1, taxed(0, 1558, 0)),
    ])
    credit(1000)
    const note = credit(4675, [{ position: 1, quantity: 1, gross: 4675 }])
    expect(note.map(({ subject, amount }) => [subject.kind, amount])).toEqual([
      ['product', 3925],
      ['correction', 750],
    ])
    expect(taxOf(note)).toBe(231)
    credit(558)
    expect(taxesByRate(credited())).toEqual([taxed(625, 4675, 275), taxed(0, 1558, 0)])
  })

  test('an invoice that lists no taxes is credited without any', () => {
    const { credit } = invoiceOf([{ subject: { kind: 'visit', mode: 'video' }, quantity: 1, unitPrice: 5000, amount: 5000 }])
    expect(credit(2000)).toEqual([
      { subject: { kind: 'correction', invoiceNumber: '2026-000001' }, quantity: 1, unitPrice: 2000, amount: 2000 },
    ])
    expect(credit(3000, [{ position: 1, quantity: 1, gross: 3000 }])).toMatchObject([
      { subject: { kind: 'visit' }, amount: 3000 },
    ])
  })
})

const line = fc
  .record({
    rate: fc.constantFrom(0, 400, 625, 1900, 2000),
    included: fc.boolean(),
    unit: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 20_000 })),
    quantity: fc.integer({ min: 1, max: 5 }),
    discount: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ rate, included, unit, quantity, discount }) => {
    const amount = unit * quantity - Math.floor(unit * quantity * discount * discount)
    const gross = withTax(amount, { rate, included })
    return product('Thing', quantity, taxed(rate, gross, taxOn(amount, { rate, included })))
  })
/** By amount: so much of what is left. By pieces: so many of what is left of each line. */
const step = fc.oneof(
  fc.record({ part: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ pieces: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 6 }) }),
)
const invoice = fc.array(line, { minLength: 1, maxLength: 6 })

/** Asks for refunds as orders do, the last of all that is left. */
function refund(lines: readonly StoredLine[], steps: readonly { part?: number; pieces?: number[] }[], credit: Credit) {
  let left = 0
  for (const { amount } of lines) left += amount
  const gone = lines.map(() => 0)
  const give = (amount: number, pieces?: CreditedPieces[]) => {
    left -= amount
    if (amount > 0) credit(amount, pieces)
  }
  for (const { part, pieces } of steps) {
    if (part !== undefined) {
      give(Math.floor(left * part * part))
      continue
    }
    const wanted: CreditedPieces[] = []
    let amount = 0
    for (const [index, { quantity, amount: whole }] of lines.entries()) {
      const before = gone[index]!
      const count = Math.min(pieces?.[index] ?? 0, quantity - before)
      if (count === 0) continue
      const gross = share(whole, before + count, quantity) - share(whole, before, quantity)
      wanted.push({ position: index + 1, quantity: count, gross })
      gone[index] = before + count
      amount += gross
    }
    if (amount > 0) give(Math.min(amount, left), wanted)
  }
  give(left)
}
type Credit = (amount: number, pieces?: CreditedPieces[]) => void

/** Gross, tax and net of each rate, summed one by one. */
function naiveRates(lines: readonly StoredLine[]) {
  const rates: Record<number, [number, number, number]> = {}
  for (const { tax } of lines) {
    if (!tax || tax.gross === 0) continue
    const rate = (rates[tax.rate] ??= [0, 0, 0])
    rate[0] += tax.gross
    rate[1] += tax.tax
    rate[2] += tax.net
  }
  return rates
}

test('in whatever parts and order an invoice goes back, each rate is credited exactly, and never more than is left of it', () => {
  fc.assert(
    fc.property(invoice, fc.array(step, { maxLength: 8 }), (lines, steps) => {
      const { credit, notes } = invoiceOf(lines)
      const invoiced = naiveRates(lines)
      refund(lines, steps, (amount, pieces) => {
        const note = credit(amount, pieces)
        expect(note.reduce((total, each) => total + each.amount, 0)).toBe(amount)
        for (const { tax, quantity, unitPrice, amount: gross } of note) {
          expect(quantity * unitPrice).toBe(gross)
          expect(tax!.net + tax!.tax).toBe(gross)
          expect(Math.min(tax!.net, tax!.tax)).toBeGreaterThanOrEqual(0)
        }
        const written = notes.flatMap((each) => each.lines)
        for (const [rate, sums] of Object.entries(naiveRates(written)))
          for (const [index, value] of sums.entries()) expect(value).toBeLessThanOrEqual(invoiced[Number(rate)]![index]!)
        for (const [index, { tax }] of lines.entries()) {
          const ofLine = written.filter(({ position }) => position === index + 1)
          const gross = ofLine.reduce((total, each) => total + each.amount, 0)
          expect(gross).toBeLessThanOrEqual(tax!.gross)
          if (gross > 0) expect(Math.abs(taxOf(ofLine) - (tax!.tax * gross) / tax!.gross)).toBeLessThan(1)
        }
      })
      expect(naiveRates(notes.flatMap((each) => each.lines))).toEqual(invoiced)
    }),
    { seed: 20261128, numRuns: 300 },
  )
})

const withoutPosition = ({ subject, quantity, unitPrice, amount, tax }: StoredLine): StoredLine => ({
  subject,
  quantity,
  unitPrice,
  amount,
  ...(tax && { tax }),
})

test('after credit notes that named no line each rate is credited exactly to the cent, and never more', () => {
  fc.assert(
    fc.property(invoice, fc.array(step, { maxLength: 8 }), fc.array(fc.boolean(), { minLength: 9 }), (lines, steps, isOld) => {
      const { credit, notes } = invoiceOf(lines)
      refund(lines, steps, (amount, pieces) => {
        credit(amount, pieces)
        const note = notes.at(-1)!
        if (isOld[notes.length - 1]) note.lines = note.lines.map(withoutPosition)
      })
      const [invoiced, credited] = [naiveRates(lines), naiveRates(notes.flatMap((each) => each.lines))]
      for (const [rate, [gross, tax]] of Object.entries(invoiced)) {
        const [grossBack, taxBack] = credited[Number(rate)]!
        expect(grossBack).toBe(gross)
        expect(taxBack).toBeLessThanOrEqual(tax)
        expect(tax - taxBack).toBeLessThanOrEqual(1)
      }
    }),
    { seed: 20261129, numRuns: 300 },
  )
})

test('where an earlier version credited too much tax, the rest is credited without any', () => {
  const { credit, notes } = invoiceOf([product('Brush', 1, taxed(2000, 12, 2))])
  for (let time = 0; time < 3; time++) {
    credit(3)
    notes.at(-1)!.lines = [{ ...notes.at(-1)!.lines[0]!, tax: taxed(2000, 3, 1) }]
  }
  expect(taxOf(credit(3))).toBe(0)
})

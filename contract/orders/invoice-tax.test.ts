import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditedTaxes, rateText, taxesByRate } from './invoice-tax.ts'

const line = fc.record({
  rate: fc.constantFrom(0, 400, 625, 1900),
  net: fc.integer({ min: 0, max: 1_000_000 }),
  tax: fc.integer({ min: 0, max: 200_000 }),
})

test('each rate stands once, and all of them come to what the lines do', () => {
  fc.assert(
    fc.property(fc.array(line), (drawn) => {
      const lines = drawn.map((each) => ({ ...each, gross: each.net + each.tax }))
      const taxes = taxesByRate(lines)
      expect(new Set(taxes.map(({ rate }) => rate)).size).toBe(taxes.length)
      for (const field of ['net', 'tax', 'gross'] as const) {
        let naive = 0
        for (const each of lines) naive += each[field]
        expect(taxes.reduce((total, each) => total + each[field], 0)).toBe(naive)
      }
      for (const { net, tax, gross } of taxes) expect(net + tax).toBe(gross)
    }),
    { seed: 20261124 },
  )
})

test('what goes back has its part of each rate, none lost; all of it is what the paper said', () => {
  const taxed = fc.array(
    line.map((each) => ({ ...each, gross: each.net + each.tax })),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(taxed, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
      let whole = 0
      for (const { gross } of lines) whole += gross
      fc.pre(whole > 0)
      expect(creditedTaxes(whole, lines)).toEqual(taxesByRate(lines).filter(({ gross }) => gross > 0))
      const amount = Math.max(1, Math.floor(whole * part))
      const credited = creditedTaxes(amount, lines)
      expect(credited.reduce((total, { gross }) => total + gross, 0)).toBe(amount)
      for (const { rate, net, tax, gross } of credited) {
        expect(net + tax).toBe(gross)
        const of = taxesByRate(lines).find((each) => each.rate === rate)!
        // A cent up or down, as the amounts are whole.
        expect(Math.abs(gross - (of.gross * amount) / whole)).toBeLessThan(1)
        expect(Math.abs(tax - (of.tax * gross) / of.gross)).toBeLessThanOrEqual(0.5)
      }
    }),
    { seed: 20261126 },
  )
})

test('a rate is written as the language does', () => {
  expect(rateText(625, 'en-US')).toBe('6.25%')
  expect(rateText(1900, 'de-DE')).toBe('19\u00a0%')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rateText, taxesByRate } from './invoice-tax.ts'

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

test('a rate is written as the language does', () => {
  expect(rateText(625, 'en-US')).toBe('6.25%')
  expect(rateText(1900, 'de-DE')).toBe('19\u00a0%')
})

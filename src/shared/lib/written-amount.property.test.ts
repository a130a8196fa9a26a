import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount, writtenAmount } from '#shared/lib/written-amount.ts'

const currencies = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD')
const digitsOf: Record<string, number> = { USD: 2, EUR: 2, JPY: 0, KWD: 3 }

describe('amounts of money in a field', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), currencies, (amount, currency) => {
        expect(readAmount(writtenAmount(amount, currency), currency)).toBe(amount)
      }),
      { seed: 20261123, numRuns: 1000 },
    )
  })

  it('agree with digits that are moved by hand', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), fc.stringMatching(/^\d{0,3}$/), currencies, (whole, part, currency) => {
        const digits = digitsOf[currency]!
        const text = part === '' ? String(whole) : `${whole}.${part}`
        const read = readAmount(text, currency)
        if (part.length > digits) expect(read).toBe(text)
        else expect(read).toBe(whole * 10 ** digits + Math.round(Number(`0.${part || '0'}`) * 10 ** digits))
      }),
      { seed: 20261123, numRuns: 1000 },
    )
  })

  it.each(['a', '-1', '1e3', '.5', '1.2.3'])('leave “%s” for the schema to refuse', (text) =>
    expect(readAmount(text, 'USD')).toBe(text),
  )

  it('are none where nothing is written', () => expect(readAmount('  ', 'USD')).toBeNull())
})

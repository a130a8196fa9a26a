import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMicrochip } from './microchip.ts'

/** A second telling over numbers instead of texts: 10 bits of country or manufacturer, 38 bits of identity. */
const naive = (code: bigint) => {
  const [prefix, identity] = [code / 10n ** 12n, code % 10n ** 12n]
  return prefix > 0n && prefix < 999n && identity < 1n << 38n
}

describe('microchip numbers', () => {
  it.each(['985112003456789', '276098106123456', '001000000000000', '998274877906943'])('takes %s', (chip) =>
    expect(isMicrochip(chip)).toBe(true),
  )

  it.each([
    '',
    '98511200345678',
    '9851120034567890',
    '98511200345678a',
    '000123456789012',
    '999000000000001',
    '985274877906944',
    ' 985112003456789',
  ])('refuses “%s”', (chip) => expect(isMicrochip(chip)).toBe(false))

  it('agrees with the bits of ISO 11784', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), (code) => {
        expect(isMicrochip(String(code).padStart(15, '0'))).toBe(naive(code))
      }),
      { seed: 20261120, numRuns: 2000 },
    )
  })
})

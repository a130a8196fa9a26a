import fc from 'fast-check'
import { expect, it } from 'vitest'
import { locales } from '#contract/kernel/values.ts'
import { readNumber, writtenNumber } from './number-text.ts'

it('reads what it wrote, in every language', () => {
  const plain = fc.tuple(fc.boolean(), fc.nat(999_999), fc.stringMatching(/^\d{0,3}$/))
  fc.assert(
    fc.property(fc.constantFrom(...locales, 'ar-EG', 'hi-IN-u-nu-deva'), plain, (language, [negative, whole, decimals]) => {
      const number = `${negative ? '-' : ''}${whole}${decimals && `.${decimals}`}`
      expect(readNumber(writtenNumber(number, language), language)).toBe(number)
    }),
    { seed: 7 },
  )
})

it('takes a point and a comma, and digits of other scripts', () => {
  expect(readNumber('4,5', 'en-US')).toBe('4.5')
  expect(readNumber('4.5', 'de-DE')).toBe('4.5')
  expect(readNumber('٤٫٥', 'ar-EG')).toBe('4.5')
  expect(writtenNumber('4.5', 'de-DE')).toBe('4,5')
  expect(readNumber('four', 'en-US')).toBe('four')
})

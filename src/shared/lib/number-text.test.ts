import fc from 'fast-check'
import { expect, it } from 'vitest'
import { locales } from '#contract/kernel/values.ts'
import { paddedNumber, readNumber, writtenNumber } from './number-text.ts'

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

it('pads what has a point to the digits of an amount, and nothing else', () => {
  expect(['3.9', '3.90', '8', '', '3.', '3.125'].map((plain) => paddedNumber(plain, 2))).toEqual([
    '3.90',
    '3.90',
    '8',
    '',
    '3.00',
    '3.125',
  ])
  expect(paddedNumber('4.5', 0)).toBe('4.5')
})

it('takes a point and a comma, and digits of other scripts', () => {
  expect(readNumber('4,5', 'en-US')).toBe('4.5')
  expect(readNumber('4.5', 'de-DE')).toBe('4.5')
  expect(readNumber('٤٫٥', 'ar-EG')).toBe('4.5')
  expect(writtenNumber('4.5', 'de-DE')).toBe('4,5')
  expect(readNumber('four', 'en-US')).toBe('four')
})

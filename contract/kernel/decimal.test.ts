import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDecimal } from './decimal.ts'
import { pageQuery } from './values.ts'

test.each([
  ['0', 0],
  ['-12.5', -12.5],
  ['+7', 7],
  ['.5', 0.5],
  ['5.', 5],
  ['1e-5', 0.000_01],
  ['0012', 12],
])('%s is a number', (text, number) => expect(parseDecimal(text)).toBe(number))

test.each([
  '',
  ' ',
  '0x30',
  '0b11',
  '0o17',
  'Infinity',
  'NaN',
  '1e999',
  '1_000',
  '1,5',
  ' 1',
  '1\n',
  '--1',
  '.',
  'e5',
  '١٢',
  '1e',
])('%j is none', (text) => expect(parseDecimal(text)).toBeNull())

test('every finite number is read as it is written', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      expect(parseDecimal(String(number))).toBe(number === 0 ? parseDecimal(String(number)) : number)
    }),
  )
})

test('a query takes no other notation', () => {
  expect(pageQuery.limit.parse('12')).toBe(12)
  expect(pageQuery.limit.parse(undefined)).toBe(20)
  for (const limit of ['0x10', '', ' 5', '1e1000', true, null, []])
    expect(pageQuery.limit.safeParse(limit).success, JSON.stringify(limit)).toBe(false)
})

import { expect, test } from 'vitest'
import { askedUnit, readAmount } from './amounts.ts'

test('an amount is read with a point or a comma, in the reader’s units', () => {
  expect(readAmount('12,5', 'g', 'metric')).toBe(12.5)
  expect(readAmount('2', 'g', 'imperial')).toBeCloseTo(56.7, 1)
  expect(readAmount('1', 'mL', 'imperial')).toBeCloseTo(29.57, 2)
  expect([askedUnit('mg', 'imperial'), askedUnit('piece', 'imperial'), askedUnit('g', 'metric')]).toEqual(['mg', 'piece', 'g'])
})

test('what is no amount is none', () => {
  expect(['', 'some', '-3', '1e9', '12345678'].map((text) => readAmount(text, 'g', 'metric'))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerOf, passesLuhn } from './test-cards.ts'

const now = new Date('2026-03-02T09:00:00Z')
const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2030, cvc: '123' }

describe("Stripe's documented test cards", () => {
  test.each([
    ['4242424242424242', { kind: 'success' }],
    ['5555555555554444', { kind: 'success' }],
    ['4000000000000002', { kind: 'declined', code: 'card_declined' }],
    ['4000000000009995', { kind: 'declined', code: 'insufficient_funds' }],
    ['4000000000000069', { kind: 'declined', code: 'expired_card' }],
    ['4000000000000127', { kind: 'declined', code: 'incorrect_cvc' }],
    ['4000000000000119', { kind: 'declined', code: 'processing_error' }],
    ['4000002500003155', { kind: 'authenticate', afterwards: null }],
    ['4000002760003184', { kind: 'authenticate', afterwards: null }],
    ['4000008400001629', { kind: 'authenticate', afterwards: 'card_declined' }],
    ['4242424242424241', { kind: 'declined', code: 'incorrect_number' }],
    ['4532015112830366', { kind: 'declined', code: 'test_mode_live_card' }],
  ])('%s', (number, answer) => expect(answerOf({ ...card, number }, now)).toEqual(answer))

  test('a card is good through the last day of its month', () => {
    expect(answerOf({ ...card, expiryMonth: 3, expiryYear: 2026 }, now)).toEqual({ kind: 'success' })
    expect(answerOf({ ...card, expiryMonth: 2, expiryYear: 2026 }, now)).toMatchObject({ code: 'invalid_expiry_month' })
    expect(answerOf({ ...card, expiryYear: 2025 }, now)).toMatchObject({ code: 'invalid_expiry_year' })
  })

  test('American Express has four digits at the back, others three', () => {
    expect(answerOf({ ...card, number: '378282246310005', cvc: '1234' }, now)).toEqual({ kind: 'success' })
    expect(answerOf({ ...card, number: '378282246310005', cvc: '123' }, now)).toMatchObject({ code: 'incorrect_cvc' })
    expect(answerOf({ ...card, cvc: '1234' }, now)).toMatchObject({ code: 'incorrect_cvc' })
  })
})

test('every body of digits has exactly one right check digit, and one wrong digit is always seen', () => {
  const body = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 18 })
  fc.assert(
    fc.property(body, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, place, by) => {
      const right = Array.from({ length: 10 }, (_, check) => [...digits, check]).filter((all) => passesLuhn(all.join('')))
      expect(right).toHaveLength(1)
      const wrong = right[0]!.map((digit, index) => (index === place % right[0]!.length ? (digit + by) % 10 : digit))
      expect(passesLuhn(wrong.join(''))).toBe(false)
    }),
    { seed: 20260302 },
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sandboxCard } from '#contract/payments/schemas.ts'
import { groupDigits, readCard, writeExpiry } from './card.ts'
import { shownTestCards } from './test-cards.ts'

const digits = (min: number, max: number) =>
  fc.array(fc.constantFrom(...'0123456789'.split('')), { minLength: min, maxLength: max }).map((each) => each.join(''))

it('groups digits without losing or adding one', () => {
  fc.assert(
    fc.property(digits(0, 19), (given) => {
      const grouped = groupDigits(given)
      expect(grouped.replaceAll(' ', '')).toBe(given)
      expect(groupDigits(grouped)).toBe(grouped)
    }),
    { seed: 1 },
  )
  expect(groupDigits('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(groupDigits('378282246310005')).toBe('3782 822463 10005')
})

it('writes the stroke of the month for the person, also when they begin with one digit or give the whole year', () => {
  expect(['1', '12', '123', '1230', '4', '12/3', '122030', '12/2030'].map(writeExpiry)).toEqual([
    '1', '12', '12/3', '12/30', '04', '12/3', '12/30', '12/30',
  ]) // prettier-ignore
})

it('sends what the contract takes, whatever stands on the card', () => {
  fc.assert(
    fc.property(
      digits(12, 19),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 99 }),
      digits(3, 4),
      (number, month, year, cvc) => {
        const read = readCard({
          number: groupDigits(number),
          expiry: `${String(month).padStart(2, '0')}/${String(year).padStart(2, '0')}`,
          cvc,
        })
        expect(read).toEqual({ card: { number, expiryMonth: month, expiryYear: 2000 + year, cvc } })
        expect('card' in read && sandboxCard.safeParse(read.card).success).toBe(true)
      },
    ),
    { seed: 2 },
  )
})

it('names what is missing and what is not whole', () => {
  expect(readCard({ number: '', expiry: ' ', cvc: '' })).toEqual({
    faults: { number: 'required', expiry: 'required', cvc: 'required' },
  })
  expect(readCard({ number: '4242 4242', expiry: '13/30', cvc: '12' })).toEqual({
    faults: { number: 'invalid', expiry: 'invalid', cvc: 'invalid' },
  })
  expect(readCard({ number: '4242 4242 4242 424x', expiry: '12/30', cvc: '123' })).toEqual({ faults: { number: 'invalid' } })
})

it('shows test cards with numbers that the form takes', () => {
  for (const { number } of shownTestCards) expect(readCard({ number, expiry: '12/30', cvc: '123' })).toHaveProperty('card')
})

import { expect, it } from 'vitest'
import { answerOf, type CardAnswer } from '#server/adapters/payments/test-cards.ts'
import { shownTestCards } from '#features/payments/test-cards.ts'

const told: Record<(typeof shownTestCards)[number]['does'], CardAnswer> = {
  succeeds: { kind: 'success' },
  declined: { kind: 'declined', code: 'card_declined' },
  declinedLater: { kind: 'declined', code: 'card_declined' },
  insufficientFunds: { kind: 'declined', code: 'insufficient_funds' },
  expired: { kind: 'declined', code: 'expired_card' },
  authenticate: { kind: 'authenticate', afterwards: null },
  authenticateDeclined: { kind: 'authenticate', afterwards: 'card_declined' },
}

it.each(shownTestCards)('the card $number that the screen offers does what the screen says: $does', ({ number, does }) => {
  const card = { number, expiryMonth: 12, expiryYear: 2030, cvc: '123' }
  expect(answerOf(card, new Date('2026-11-20T12:00:00Z'))).toEqual(told[does])
})

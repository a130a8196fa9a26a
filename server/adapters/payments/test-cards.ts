import type { DeclineCode } from '#contract/payments/states.ts'

/** What a card does when it is tried: taken, refused, or asks the payer's bank first, which may refuse afterwards. */
export type CardAnswer =
  | { readonly kind: 'success' }
  | { readonly kind: 'declined'; readonly code: DeclineCode }
  | { readonly kind: 'authenticate'; readonly afterwards: DeclineCode | null }

const success: CardAnswer = { kind: 'success' }
const declined = (code: DeclineCode): CardAnswer => ({ kind: 'declined', code })
const authenticate = (afterwards: DeclineCode | null): CardAnswer => ({ kind: 'authenticate', afterwards })

/** Stripe's documented test cards (docs.stripe.com/testing). */
const answers: ReadonlyMap<string, CardAnswer> = new Map([
  ['4242424242424242', success],
  ['4000056655665556', success],
  ['5555555555554444', success],
  ['5200828282828210', success],
  ['378282246310005', success],
  ['6011111111111117', success],
  ['4000000000000002', declined('card_declined')],
  // It can be saved, and is declined whenever it is charged.
  ['4000000000000341', declined('card_declined')],
  ['4000000000009995', declined('insufficient_funds')],
  ['4000000000009987', declined('lost_card')],
  ['4000000000009979', declined('stolen_card')],
  ['4000000000000069', declined('expired_card')],
  ['4000000000000127', declined('incorrect_cvc')],
  ['4000000000000119', declined('processing_error')],
  ['4000002500003155', authenticate(null)],
  ['4000002760003184', authenticate(null)],
  ['4000008400001629', authenticate('card_declined')],
])

export interface TriedCard {
  /** Digits only. */
  readonly number: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly cvc: string
}

/** A card that is none of the documented ones is refused, as Stripe refuses real cards in test mode. */
export function answerOf(card: TriedCard, now: Date): CardAnswer {
  if (!passesLuhn(card.number)) return declined('incorrect_number')
  const year = now.getUTCFullYear()
  if (card.expiryYear < year) return declined('invalid_expiry_year')
  if (card.expiryYear === year && card.expiryMonth < now.getUTCMonth() + 1) return declined('invalid_expiry_month')
  if (card.cvc.length !== (/^3[47]/.test(card.number) ? 4 : 3)) return declined('incorrect_cvc')
  return answers.get(card.number) ?? declined('test_mode_live_card')
}

/** ISO/IEC 7812: every second digit from the right doubled, nines cast out, sum divisible by ten. */
export function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, character, index) => {
      const doubled = Number(character) * (index % 2 === 1 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

export const paymentStates = ['created', 'requires_action', 'failed', 'succeeded', 'cancelled'] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * As a PaymentIntent goes. `created`: no card was tried yet; a refused card leaves the payment open for another one. What
 * succeeded stays so; a cancelled one may turn out to have succeeded, when the provider took the money before it heard.
 */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['requires_action', 'failed', 'succeeded', 'cancelled'],
  requires_action: ['failed', 'succeeded', 'cancelled'],
  failed: ['requires_action', 'succeeded', 'cancelled'],
  succeeded: [],
  cancelled: ['succeeded'],
}

export function paymentMayBecome(from: PaymentState, to: PaymentState): boolean {
  return paymentTransitions[from].includes(to)
}

export const openPaymentStates: readonly PaymentState[] = ['created', 'requires_action', 'failed']

/** The payment can still take money: another card may be tried on it. */
export function isOpen(state: PaymentState): boolean {
  return openPaymentStates.includes(state)
}

/** Why a card was not taken: Stripe's error and decline codes that people meet. Others are shown as `card_declined`. */
export const declineCodes = [
  'card_declined',
  'insufficient_funds',
  'lost_card',
  'stolen_card',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'processing_error',
  'test_mode_live_card',
  'payment_intent_authentication_failure',
  'authentication_required',
] as const
export type DeclineCode = (typeof declineCodes)[number]

/** The bank will never take the card again: it is not tried again (docs.stripe.com/declines/codes). All others may pass another day. */
const hardDeclines: ReadonlySet<string> = new Set([
  'lost_card',
  'stolen_card',
  'expired_card',
  'incorrect_number',
  'invalid_expiry_month',
  'invalid_expiry_year',
])
export const isHardDecline = (code: string): boolean => hardDeclines.has(code)

export function declineCodeOf(code: string): DeclineCode {
  return (declineCodes as readonly string[]).includes(code) ? (code as DeclineCode) : 'card_declined'
}

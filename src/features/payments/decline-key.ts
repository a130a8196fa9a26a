import type { DeclineCode } from '#contract/payments/states.ts'

/** Key of the sentence that says why a card was not taken. */
export function declineKey(code: DeclineCode | null) {
  return `payments.declined.${code ?? 'card_declined'}` as const
}

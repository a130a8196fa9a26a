import { declineCodeOf } from '#contract/payments/states.ts'
import type { ProviderEvent } from '#server/kernel/ports.ts'

/** What is read of a PaymentIntent; Stripe's own and the sandbox's have it alike. */
export interface IntentFacts {
  readonly id: string
  readonly status: string
  readonly client_secret: string | null
  readonly last_payment_error: { readonly code?: string; readonly decline_code?: string } | null
}

/** A PaymentIntent's state in the platform's words. An unpaid intent counts as failed once a card was refused. */
export function outcomeOf(intent: IntentFacts): ProviderEvent['outcome'] {
  switch (intent.status) {
    case 'succeeded':
      return { status: 'succeeded' }
    case 'canceled':
      return { status: 'cancelled' }
    case 'requires_action':
      return { status: 'requires_action', clientSecret: intent.client_secret ?? '' }
    case 'requires_payment_method':
      return failureOf(intent)
    default:
      return { status: 'pending' }
  }
}

function failureOf({ last_payment_error: error }: IntentFacts): ProviderEvent['outcome'] {
  const code = error?.decline_code ?? error?.code
  return code === undefined ? { status: 'pending' } : { status: 'failed', code: declineCodeOf(code) }
}

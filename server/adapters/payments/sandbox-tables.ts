import type { Generated, Instant, OptionalJson } from '#server/kernel/columns.ts'

export interface SandboxIntentTable {
  reference: string
  client_secret: string
  amount: number
  currency: string
  /** A PaymentIntent's statuses. */
  state: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  /** Why the last card was refused; in `requires_action`, what the bank will say after the authentication. */
  failure_code: string | null
  refunded: Generated<number>
  idempotency_key: string | null
  created_at: Instant
}

export interface SandboxRefundTable {
  idempotency_key: string
  reference: string
  intent_reference: string
  amount: number
  created_at: Instant
}

/** A card that is saved, or on the way to be. */
export interface SandboxSetupTable {
  reference: string
  client_secret: string
  customer: string
  /** A SetupIntent's statuses. */
  state: 'requires_payment_method' | 'requires_action' | 'succeeded'
  failure_code: string | null
  card: OptionalJson<unknown>
  idempotency_key: string
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    sandbox_intents: SandboxIntentTable
    sandbox_refunds: SandboxRefundTable
    sandbox_setups: SandboxSetupTable
  }
}

import type { CardSetupState } from '#contract/payments/card-values.ts'
import type { PaymentState } from '#contract/payments/states.ts'
import type { Generated, Instant, OptionalInstant } from '#server/kernel/columns.ts'

export interface PaymentTable {
  id: string
  payer_id: string
  /** `none`: there was nothing to pay. */
  provider: 'stripe' | 'sandbox' | 'none'
  /** The provider's name for its intent; null until it was asked. */
  provider_reference: string | null
  client_secret: string | null
  state: PaymentState
  failure_code: string | null
  /** Of a payment that is charged to a saved card: the provider's name of its owner. */
  customer: Generated<string | null>
  amount: number
  currency: string
  /** Given back so far, or on its way back. */
  refunded: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface PaymentOrderTable {
  payment_id: string
  order_id: string
  amount: number
}

export interface RefundTable {
  id: string
  payment_id: string
  order_id: string
  amount: number
  reason: string
  state: 'pending' | 'succeeded' | 'failed'
  provider_reference: string | null
  attempts: Generated<number>
  next_attempt_at: Instant
  created_at: Instant
}

/** Messages that were taken in, so that one that comes twice does nothing the second time. */
export interface ProviderEventTable {
  provider: string
  event_id: string
  received_at: Instant
}

/** A payer who asked their bank for the money. */
export interface PaymentDisputeTable {
  id: string
  provider: string
  provider_reference: string
  payment_id: string
  amount: number
  currency: string
  state: 'open' | 'won' | 'lost'
  reason: string | null
  opened_at: Instant
  closed_at: OptionalInstant
}

/** A person as a provider knows them. */
export interface PaymentCustomerTable {
  user_id: string
  provider: string
  reference: string
  created_at: Instant
}

/** A card that a provider keeps for somebody. */
export interface SavedCardTable {
  id: string
  user_id: string
  provider: string
  reference: string
  brand: string
  last4: string
  expiry_month: number
  expiry_year: number
  /** The one that is charged. */
  is_charged: boolean
  removed_at: OptionalInstant
  created_at: Instant
}

/** A card on its way to be saved. */
export interface CardSetupTable {
  id: string
  user_id: string
  provider: string
  reference: string | null
  client_secret: string | null
  state: CardSetupState
  failure_code: string | null
  created_at: Instant
}

/** What the provider is still to forget. */
export interface ProviderRemovalTable {
  reference: string
  kind: 'card' | 'customer'
  provider: string
  attempts: Generated<number>
  /** `null`: at once. */
  next_attempt_at: OptionalInstant
  created_at: Generated<string>
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    payments: PaymentTable
    payment_orders: PaymentOrderTable
    refunds: RefundTable
    provider_events: ProviderEventTable
    payment_disputes: PaymentDisputeTable
    payment_customers: PaymentCustomerTable
    saved_cards: SavedCardTable
    card_setups: CardSetupTable
    provider_removals: ProviderRemovalTable
  }
}

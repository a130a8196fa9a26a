import { aboutNobody, goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const paymentsData: PersonalData = {
  payments: {
    rows: [{ of: 'payer_id', fate: { client_secret: 'null', customer: 'null' } }],
    plain: 'id payer_id provider provider_reference state failure_code amount currency refunded created_at updated_at',
  },
  payment_orders: aboutNobody('payment_id order_id amount'),
  refunds: {
    rows: [{ of: 'order_id>orders.buyer_id', fate: {} }],
    plain: 'id payment_id order_id amount state provider_reference attempts next_attempt_at created_at',
    kept: { tax: 'reason' },
  },
  payment_customers: { ...goes('user_id'), withheld: 'reference' },
  saved_cards: { ...goes('user_id'), withheld: 'reference' },
  card_setups: { ...goes('user_id'), withheld: 'reference client_secret' },
  provider_removals: aboutNobody('reference kind provider attempts next_attempt_at created_at'),
  // The built-in provider's own: what a provider has stands elsewhere otherwise.
  sandbox_setups: aboutNobody('reference client_secret customer state failure_code card idempotency_key'),
  provider_events: aboutNobody('provider event_id received_at'),
  sandbox_intents: aboutNobody('reference client_secret amount currency state failure_code refunded idempotency_key created_at'),
  sandbox_refunds: aboutNobody('idempotency_key reference intent_reference amount created_at'),
}

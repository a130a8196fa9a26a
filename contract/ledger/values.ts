/**
 * Where money is, or to whom it is owed. `provider`: with the payment provider. `sellers`: owed to who sold. `fees`: the platform's own.
 * `refunds_due`: on its way back to buyers. `companies_unbilled`, `companies_billed`: what companies owe for their coupons.
 * `plan_benefits`: what the platform pays itself, because plans include it. `goodwill`: what it gave
 * back of others' sales at its own expense. `disputes`: held back by the provider while a payer disputes; `losses`: what that cost.
 */
export const ledgerAccounts = [
  'provider',
  'sellers',
  'fees',
  'refunds_due',
  'companies_unbilled',
  'companies_billed',
  'plan_benefits',
  'goodwill',
  'disputes',
  'losses',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** What happened; each moves the same amounts from accounts to accounts. */
export const ledgerMoves = [
  'captured',
  'captured_to_return',
  'refund_owed',
  'refund_sent',
  'refund_bounced',
  'coupon_taken',
  'coupon_returned',
  'benefit_taken',
  'benefit_returned',
  'goodwill_given',
  'goodwill_reclaimed',
  'statement_issued',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
] as const
export type LedgerMove = (typeof ledgerMoves)[number]

/** What the nightly comparison found to differ. */
export const differenceKinds = [
  'ledger_sum',
  'order_ledger',
  'payment_ledger',
  'payment_refunds',
  'refunds_due',
  'invoice_amount',
  'credit_notes',
  'credited_taxes',
  'invoice_gap',
  'coupons_unbilled',
  'plan_benefits',
  'goodwill',
  'provider_amount',
  'provider_orphan',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

import { sql, type Kysely } from 'kysely'

/** What the platform gives back at its own expense. Wider constraints, which what the version before writes satisfies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_transactions drop constraint ledger_transactions_kind,
    add constraint ledger_transactions_kind check (kind in ('captured', 'captured_to_return', 'refund_owed', 'refund_sent', 'refund_bounced',
      'coupon_taken', 'coupon_returned', 'benefit_taken', 'benefit_returned', 'goodwill_given', 'goodwill_reclaimed', 'statement_issued',
      'dispute_opened', 'dispute_won', 'dispute_lost')) not valid`.execute(db)
  await sql`alter table ledger_entries drop constraint ledger_entries_account,
    add constraint ledger_entries_account check (account in ('provider', 'sellers', 'fees', 'refunds_due', 'companies_unbilled',
      'companies_billed', 'plan_benefits', 'goodwill', 'disputes', 'losses')) not valid`.execute(db)
}

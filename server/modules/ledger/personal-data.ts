import { aboutNobody, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const ledgerData: PersonalData = {
  ledger_transactions: aboutNobody('id kind source_id order_id at'),
  ledger_entries: aboutNobody('transaction_id position account party_id currency amount'),
  ledger_differences: aboutNobody('id kind subject currency expected found found_at seen_at resolved_at'),
  ledger_comparisons: aboutNobody('at differences'),
  payment_disputes: {
    rows: [{ of: 'payment_id>payments.payer_id', fate: {} }],
    plain: 'id provider provider_reference payment_id amount currency state opened_at closed_at',
    kept: { tax: 'reason' },
  },
}

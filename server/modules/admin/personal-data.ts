import { aboutNobody, goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const adminData: PersonalData = {
  operations: {
    rows: [],
    plain: 'id verb state by_id started_at regret_until told_at',
    kept: { others: 'reason' },
  },
  office_refunds: {
    rows: [{ of: 'order_id>orders.buyer_id', fate: { reason: "'—'", decided_reason: 'null' } }],
    plain: 'id order_id verb amount lines state asked_by asked_at expires_at decided_by decided_at',
  },
  daily_revenue: aboutNobody('zone day currency amount'),
  operation_rows: goes('user_id'),
  account_suspensions: goes('user_id'),
  wind_down_decisions: goes('suspension_id>account_suspensions.user_id'),
}

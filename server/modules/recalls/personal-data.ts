import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const recallsData: PersonalData = {
  // That a lot was called back is so whoever called it.
  recalls: {
    rows: [],
    plain: 'id pharmacy_id product_id lot by_id by_role created_at',
    kept: { others: 'reason' },
  },
  recall_packets: goes('user_id'),
}

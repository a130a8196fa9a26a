import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const privacyData: PersonalData = {
  erasures: {
    rows: [
      // By this a restored database is kept from bringing them back.
      { of: 'user_id', fate: {} },
    ],
    plain: 'id user_id state asked_at due_at reminded_at deferred_at ledger_number ended_at files_removed_at released_at',
  },
  data_copies: { ...goes('user_id'), withheld: 'id' },
}

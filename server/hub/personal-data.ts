import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const hubData: PersonalData = {
  hub_streams: goes('user_id'),
  hub_events: goes('user_id'),
  hub_tickets: {
    rows: [{ of: 'user_id', fate: 'delete', notGiven: true }],
  },
}

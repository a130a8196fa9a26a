import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const lostData: PersonalData = {
  lost_cases: { ...goes('owner_id'), passes: { pet: 'pet_id', to: 'owner_id' } },
  lost_sightings: { ...goes('case_id>lost_cases.owner_id'), withheld: 'contact network_hash finder_email finder_locale' },
  lost_finder_links: {
    rows: [{ of: 'sighting_id>lost_sightings.case_id>lost_cases.owner_id', fate: 'delete', notGiven: true }],
  },
  lost_messages: goes('sighting_id>lost_sightings.case_id>lost_cases.owner_id'),
  lost_walks: goes('case_id>lost_cases.owner_id'),
  lost_consents: goes('user_id'),
  lost_alerts: goes('user_id'),
}

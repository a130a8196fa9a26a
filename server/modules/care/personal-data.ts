import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const careData: PersonalData = {
  care_items: { ...goes('patient_id'), passes: { pet: 'pet_id', to: 'patient_id' } },
  care_ticks: goes('item_id>care_items.patient_id'),
  vaccination_reminders: {
    rows: [{ of: 'entry_id>record_entries.patient_id', fate: 'delete', notGiven: true }],
  },
}

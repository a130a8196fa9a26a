import type { PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const summariesData: PersonalData = {
  summary_drafts: {
    rows: [{ of: 'appointment_id>appointments.patient_id', fate: 'delete', notGiven: true }],
  },
  shared_summaries: {
    rows: [{ of: 'appointment_id>appointments.patient_id', fate: {} }],
    plain: 'appointment_id edition revision shared_by shared_at paper_id',
    kept: { treatment: 'found treatment advice warning come_back' },
    atEnd: 'delete',
  },
}

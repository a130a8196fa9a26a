import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const papersData: PersonalData = {
  letterheads: goes('doctor_id'),
  papers: {
    rows: [{ of: 'patient_id', fate: {} }],
    plain: 'id code code_hash kind record_id doctor_id patient_id pet_id issued_at',
    kept: { treatment: 'heading lines footer logo_id signature' },
    released: { lines: "'[]'", heading: "''", footer: "''" },
    withheld: 'code heading lines footer logo_id signature',
  },
}

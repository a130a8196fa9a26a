import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const recordsData: PersonalData = {
  record_openings: { ...goes('patient_id'), passes: { pet: 'pet_id', to: 'patient_id' } },
  record_entries: {
    rows: [
      {
        of: 'patient_id',
        fate: 'delete',
        where: 'told_by_owner or not exists (select from doctors where doctors.user_id = record_entries.author_id)',
      },
      // What doctors wrote is theirs to keep.
      { of: 'patient_id', fate: {} },
    ],
    plain:
      'id patient_id pet_id kind edition at is_day told_by_owner author_id appointment_id file_id confirmed_by confirmed_at withdrawn_at created_at',
    kept: { treatment: 'words' },
    passes: { pet: 'pet_id', to: 'patient_id' },
    atEnd: 'delete',
  },
  record_entry_editions: {
    rows: [{ of: 'entry_id>record_entries.patient_id', fate: {} }],
    plain: 'entry_id edition act capacity written_by written_at',
    kept: { treatment: 'data reason' },
    atEnd: 'delete',
  },
  record_note_drafts: {
    rows: [
      { of: 'doctor_id', fate: 'delete' },
      { of: 'patient_id', fate: 'delete', notGiven: true },
    ],
  },
  note_phrases: goes('doctor_id'),
}

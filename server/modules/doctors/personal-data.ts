import type { PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const doctorsData: PersonalData = {
  doctors: {
    rows: [
      {
        of: 'user_id',
        fate: {
          licence_number: "'erased-' || user_id",
          licence_state: "'revoked'",
          licence_reason: 'null',
          licence_expires_on: 'null',
          languages: "'{}'",
          biography: "''",
          video_fee: 'null',
          clinic_fee: 'null',
          clinic_name: 'null',
          clinic_address: 'null',
          latitude: 'null',
          longitude: 'null',
          awards: "'{}'",
          skills: "'{}'",
          experience_since: 'null',
        },
      },
    ],
    plain: 'user_id kind speciality currency rating_sum rating_count species version',
  },
  favourite_doctors: {
    rows: [
      { of: 'patient_id', fate: 'delete' },
      { of: 'doctor_id', fate: 'delete', notGiven: true },
    ],
  },
  reviews: {
    rows: [{ of: 'patient_id', fate: { words: "''" } }],
    plain: 'id appointment_id doctor_id patient_id rating created_at',
  },
}

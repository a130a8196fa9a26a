import type { PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const staffData: PersonalData = {
  staff: {
    rows: [
      { of: 'user_id', then: 'delete' },
      { of: 'doctor_id', then: { suspended_at: 'coalesce(suspended_at, now())' }, notGiven: true },
    ],
    plain: 'user_id doctor_id rights',
  },
  staff_invitations: {
    rows: [
      { of: 'doctor_id', then: 'delete' },
      { of: 'email@email', then: 'delete', notGiven: true },
      { of: 'user_id', then: 'delete', notGiven: true },
    ],
  },
}

import type { PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const staffData: PersonalData = {
  staff: {
    rows: [
      { of: 'user_id', fate: 'delete' },
      { of: 'doctor_id', fate: { suspended_at: 'coalesce(suspended_at, now())' }, notGiven: true },
    ],
    plain: 'user_id doctor_id rights',
  },
  staff_invitations: {
    rows: [
      { of: 'doctor_id', fate: 'delete' },
      { of: 'email@email', fate: 'delete', notGiven: true },
      { of: 'user_id', fate: 'delete', notGiven: true },
    ],
  },
}

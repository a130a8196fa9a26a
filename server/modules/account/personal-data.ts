import { aboutNobody, goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const accountData: PersonalData = {
  users: {
    rows: [
      {
        of: 'id',
        fate: {
          status: "'suspended'",
          email: 'null',
          phone: 'null',
          password_hash: 'null',
          avatar: 'null',
          picture_id: 'null',
          time_zone: "'UTC'",
          units: 'null',
          erased_at: 'coalesce(erased_at, now())',
        },
      },
      // Who treated or sold is named on what they issued as long as that must be kept.
      { of: 'id', fate: { name: "'—'" }, where: 'user_type not in (1, 2, 4)' },
    ],
    plain: 'id user_type locale created_at',
    kept: { treatment: 'name' },
  },
  social_identities: goes('user_id'),
  sessions: goes('user_id'),
  refresh_tokens: {
    rows: [{ of: 'session_id>sessions.user_id', fate: 'delete', notGiven: true }],
  },
  one_time_codes: {
    rows: [
      { of: 'email@target', fate: 'delete', notGiven: true },
      { of: 'phone@target', fate: 'delete', notGiven: true },
    ],
  },
  registrations: goes('email@email'),
  known_devices: goes('user_id'),
  phone_reviews: goes('user_id'),
  phone_review_progress: aboutNobody('place reviewed_to finished_at'),
}

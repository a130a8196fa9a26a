import { aboutNobody, goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const filesData: PersonalData = {
  files: {
    rows: [{ of: 'owner_id', fate: {} }],
    plain: 'id owner_id purpose type bytes created_at released_at width height thumbhash sizes',
  },
  file_purposes: aboutNobody('purpose'),
  uploads: goes('owner_id'),
  upload_parts: aboutNobody('id upload_id number sha256 arrived_at'),
  file_tickets: {
    rows: [{ of: 'session_id>sessions.user_id', fate: 'delete', notGiven: true }],
  },
}

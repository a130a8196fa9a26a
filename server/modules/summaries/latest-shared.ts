import type { Reader } from '#server/kernel/db.ts'
import './tables.ts'

/** The edition of a visit's summary that holds, with who shared it; none until the first. */
export const latestShared = (db: Reader, appointmentId: string) =>
  db
    .selectFrom('shared_summaries')
    .innerJoin('users', 'users.id', 'shared_summaries.shared_by')
    .select(['found', 'treatment', 'advice', 'warning', 'come_back', 'edition', 'revision', 'shared_at', 'users.name'])
    .where('appointment_id', '=', appointmentId)
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst()

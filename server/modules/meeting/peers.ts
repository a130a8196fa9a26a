import { sql } from 'kysely'
import type { Peer } from '#contract/meeting/schemas.ts'
import { silentSeconds } from '#contract/meeting/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'

/** The living connections of a meeting, the oldest first. */
export async function peersOf({ clock }: Pick<Platform, 'clock'>, db: Reader, appointmentId: string): Promise<Peer[]> {
  const aliveSince = new Date(clock.now().getTime() - silentSeconds * 1000).toISOString()
  return db
    .selectFrom('meeting_connections')
    .leftJoin('users', 'users.id', 'meeting_connections.user_id')
    .leftJoin('meeting_guests', 'meeting_guests.id', 'meeting_connections.guest_id')
    .select([
      'meeting_connections.id',
      'part',
      'generation',
      // One of the two is there: the table's own constraint.
      sql<string>`coalesce(meeting_connections.user_id, meeting_connections.guest_id)`.as('person'),
      sql<string>`coalesce(users.name, meeting_guests.name)`.as('name'),
    ])
    .where('meeting_connections.appointment_id', '=', appointmentId)
    .where('left_at', 'is', null)
    .where('seen_at', '>=', aliveSince)
    .orderBy('joined_at')
    .orderBy('meeting_connections.id')
    .execute()
}

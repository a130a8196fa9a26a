import type { Carrier } from '#contract/meeting/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import './tables.ts'

/** What carries the call of an appointment. */
export async function carrierOf(db: Reader, meeting: string): Promise<Carrier> {
  const room = await db.selectFrom('meeting_rooms').select('opened_at').where('appointment_id', '=', meeting).executeTakeFirst()
  return room ? 'room' : 'mesh'
}

/** A server carries the call from now on. Again changes nothing. */
export async function openRoom({ clock }: Pick<Platform, 'clock'>, work: Work, meeting: string): Promise<void> {
  await work.db
    .insertInto('meeting_rooms')
    .values({ appointment_id: meeting, opened_at: clock.now() })
    .onConflict((conflicts) => conflicts.doNothing())
    .execute()
}

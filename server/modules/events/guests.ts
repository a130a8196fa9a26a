import { promotedCount } from '#contract/events/rules.ts'
import type { GuestStanding } from '#contract/events/values.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { notifyPeople } from './notify-guests.ts'
import type { EventRow } from './present-event.ts'

/** Writes how somebody stands to an event; `null`: no guest any more. A new standing is a new turn. The event must be locked. */
export async function setStanding(
  { clock }: Platform,
  work: Work,
  eventId: string,
  userId: string,
  standing: GuestStanding | null,
): Promise<void> {
  await work.db.deleteFrom('event_guests').where('event_id', '=', eventId).where('user_id', '=', userId).execute()
  if (standing === null) return
  const row = { event_id: eventId, user_id: userId, standing, created_at: clock.now() }
  await work.db.insertInto('event_guests').values(row).execute()
}

/** Fills free places with those who wait, the first one first, and tells them. Answers who they are. The event must be locked. */
export async function promoteWaiting(platform: Platform, work: Work, event: EventRow): Promise<string[]> {
  const counted = await work.db
    .selectFrom('events')
    .select(['guest_limit as limit', 'going', 'waiting'])
    .where('id', '=', event.id)
    .executeTakeFirstOrThrow()
  const free = promotedCount(counted, counted.waiting)
  if (free === 0) return []
  const first = await work.db
    .selectFrom('event_guests')
    .select('user_id')
    .where('event_id', '=', event.id)
    .where('standing', '=', 'waiting')
    .orderBy('turn')
    .limit(free)
    .execute()
  const ids = first.map((row) => row.user_id)
  for (const id of ids) await setStanding(platform, work, event.id, id, 'going')
  await notifyPeople(work, event, ids, { kind: 'eventPlaceFree' })
  return ids
}

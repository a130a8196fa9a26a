import type { Slice } from '#server/kernel/jobs/index.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { promoteWaiting, setStanding } from './guests.ts'
import { lockEvent } from './lock-event.ts'
import { publishEventChange } from './notify-guests.ts'

const mostAtOnce = 200

/** Suspended accounts hold no place of a coming event: those who wait move up. */
async function freePlaces(platform: Platform, slice: Slice): Promise<void> {
  const held = await platform.db
    .selectFrom('event_guests')
    .innerJoin('events', 'events.id', 'event_guests.event_id')
    .innerJoin('users', 'users.id', 'event_guests.user_id')
    .select(['event_guests.event_id', 'event_guests.user_id'])
    .where('users.status', '=', 'suspended')
    .where('events.state', '=', 'open')
    .where('events.starts_at', '>', platform.clock.now().toISOString())
    .limit(mostAtOnce)
    .execute()
  await slice.eachDue(held, ({ event_id: eventId, user_id: userId }) =>
    platform.transact(async (work) => {
      const event = await lockEvent(work, eventId)
      if (!event) return
      await setStanding(platform, work, eventId, userId, null)
      await publishEventChange(work, event, await promoteWaiting(platform, work, event))
    }),
  )
}

export const freePlacesOfSuspended: Job = { name: 'events.freePlaces', everySeconds: 300, run: freePlaces }

import type { z } from 'zod'
import type { eventChange } from '#contract/events/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { claimFile, releaseFile } from '#server/modules/files/index.ts'
import { changedFacts } from './changes.ts'
import { columnsOf } from './event-columns.ts'
import { promoteWaiting } from './guests.ts'
import { lockOwnEvent, assertUpcoming } from './lock-event.ts'
import { guestsOf, notifyPeople, publishEventChange } from './notify-guests.ts'

const templates = { time: 'eventMoved', place: 'eventPlaceChanged', both: 'eventMovedAndPlaceChanged' } as const

/**
 * Changes an event before it starts. Guests have notice of another time or place, and who waits moves up where there is room now.
 * @throws Refusal 404 for who does not organise it, 409 `event_changed`, `event_started`, `event_cancelled`, 422 naming the field
 */
export async function changeEvent(
  platform: Platform,
  actor: Actor,
  { id, version, ...draft }: z.output<typeof eventChange> & { id: string },
): Promise<void> {
  await platform.transact(async (work) => {
    const event = await lockOwnEvent(work, actor, id)
    assertUpcoming(platform, event)
    if (event.version !== version) throw conflict('event_changed', 'The event was changed meanwhile; look again')
    if (draft.limit !== null && draft.limit < event.going)
      throw invalid('limit', 'limit_below_going', `${event.going} people are going already`)
    const columns = await columnsOf(platform, work, draft)
    if (draft.picture !== event.picture_id) {
      await claimFile(work, actor.userId, draft.picture, 'eventPicture', 'picture')
      await releaseFile(platform, work, event.picture_id)
    }
    await work.db
      .updateTable('events')
      .set({ ...columns, version: version + 1, updated_at: platform.clock.now() })
      .where('id', '=', id)
      .execute()
    const changed = { ...event, title: columns.title, starts_at: columns.starts_at }
    const guests = await guestsOf(work, id)
    const moved = changedFacts(event, { ...columns, address: draft.address })
    // Before places are filled: who moves up learns the new time with that.
    if (moved) await notifyPeople(work, changed, guests, { kind: 'eventChanged', template: templates[moved], data: { moved } })
    await promoteWaiting(platform, work, changed)
    await work.audit({ action: 'event.change', recordKind: 'event', recordId: id, userId: actor.userId })
    await publishEventChange(work, event, guests)
  })
}

import { standingAfter } from '#contract/events/rules.ts'
import { eventLimits, type GuestStanding } from '#contract/events/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { promoteWaiting, setStanding } from './guests.ts'
import { lockEvent, assertUpcoming } from './lock-event.ts'
import { publishEventChange } from './notify-guests.ts'
import type { EventRow } from './present-event.ts'

/**
 * Makes the caller a guest, or changes how they stand. Again changes nothing.
 * @throws Refusal 409 `event_full`, `event_crowded`, `own_event`, `event_started`, `event_cancelled`
 */
export async function attendEvent(platform: Platform, actor: Actor, id: string, wish: GuestStanding): Promise<void> {
  await platform.transact(async (work) => {
    const event = await lockReadable(work, id)
    if (event.organiser_id === actor.userId) throw conflict('own_event', 'You organise this event')
    assertUpcoming(platform, event)
    const now = await standingOf(work, id, actor.userId)
    const standing = standingAfter(wish, now, { limit: event.guest_limit, going: event.going })
    if (standing === null) throw conflict('event_full', 'No place is free; you can wait for one')
    if (standing === now) return
    if (now === null && event.going + event.interested + event.waiting >= eventLimits.guests)
      throw conflict('event_crowded', 'The event has as many guests as an event can have')
    await setStanding(platform, work, id, actor.userId, standing)
    await afterChange(platform, work, event, actor, 'attend')
  })
}

/** Whoever was no guest leaves as well: again changes nothing. @throws Refusal 409 `event_started`, `event_cancelled` */
export async function leaveEvent(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const event = await lockReadable(work, id)
    assertUpcoming(platform, event)
    if ((await standingOf(work, id, actor.userId)) === null) return
    await setStanding(platform, work, id, actor.userId, null)
    await afterChange(platform, work, event, actor, 'leave')
  })
}

async function lockReadable(work: Work, id: string): Promise<EventRow> {
  const event = await lockEvent(work, id)
  const organiser = event && (await activeOrganiser(work, event))
  if (!event || !organiser) throw notFound()
  return event
}

function activeOrganiser({ db }: Work, { organiser_id }: EventRow) {
  return db.selectFrom('users').select('id').where('id', '=', organiser_id).where('status', '=', 'active').executeTakeFirst()
}

async function standingOf({ db }: Work, eventId: string, userId: string): Promise<GuestStanding | null> {
  const guest = await db
    .selectFrom('event_guests')
    .select('standing')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return guest?.standing ?? null
}

async function afterChange(platform: Platform, work: Work, event: EventRow, actor: Actor, verb: 'attend' | 'leave') {
  const moved = await promoteWaiting(platform, work, event)
  await work.audit({ action: `event.${verb}`, recordKind: 'event', recordId: event.id, userId: actor.userId })
  await publishEventChange(work, event, [actor.userId, ...moved])
}

import { isChangeable } from '#contract/events/rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { timesOf, type EventRow } from './present-event.ts'

/** Locks the event until the unit of work ends: guests, limit and state change one after the other. */
export function lockEvent(work: Work, id: string): Promise<EventRow | undefined> {
  return work.db.selectFrom('events').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Locks an event of the caller's own. @throws Refusal 404 for who does not organise it */
export async function lockOwnEvent(work: Work, actor: Actor, id: string): Promise<EventRow> {
  const event = await lockEvent(work, id)
  if (event?.organiser_id !== actor.userId) throw notFound()
  return event
}

/** @throws Refusal 409 `event_cancelled` or `event_started` */
export function assertUpcoming({ clock }: Platform, event: EventRow): void {
  if (event.state === 'cancelled') throw conflict('event_cancelled', 'The event was cancelled')
  if (!isChangeable(timesOf(event), clock.now().getTime())) throw conflict('event_started', 'The event has begun')
}

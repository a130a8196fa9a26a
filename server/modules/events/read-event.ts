import type { EventDetails } from '#contract/events/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { presentDetails, selectEvents } from './present-event.ts'

/** One event as the caller may see it. 404 for a visitor where it is for members, so that nothing tells whether there is one. */
export async function readEvent({ db, clock }: Platform, actor: Actor | null, id: string): Promise<EventDetails> {
  const row = await selectEvents(db, actor).where('events.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return presentDetails(row, actor, clock.now())
}

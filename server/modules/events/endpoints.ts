import { eventsContract as contract } from '#contract/events/contract.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { attendEvent, leaveEvent } from './attend-event.ts'
import { cancelEvent } from './cancel-event.ts'
import { changeEvent } from './change-event.ts'
import { createEvent } from './create-event.ts'
import { listEvents, listOwnEvents } from './list-events.ts'
import { listGuests } from './list-guests.ts'
import { readEventCalendarFile } from './read-calendar-file.ts'
import { readEvent } from './read-event.ts'

/** Does the verb, then answers the event as the caller sees it now. */
async function andRead(platform: Platform, actor: Actor, id: string, verb: Promise<void>) {
  await verb
  return readEvent(platform, actor, id)
}

export const eventsEndpoints: readonly Implemented[] = [
  implement(contract.listEvents, (platform, { query }, actor) => listEvents(platform, actor, query)),
  implement(contract.listOwnEvents, (platform, { query }, actor) => listOwnEvents(platform, actor, query)),
  implement(contract.createEvent, async (platform, { body }, actor) =>
    readEvent(platform, actor, await createEvent(platform, actor, body)),
  ),
  implement(contract.readEvent, (platform, { params }, actor) => readEvent(platform, actor, params.id)),
  implement(contract.changeEvent, (platform, { params: { id }, body }, actor) =>
    andRead(platform, actor, id, changeEvent(platform, actor, { id, ...body })),
  ),
  implement(contract.cancelEvent, (platform, { params: { id }, body }, actor) =>
    andRead(platform, actor, id, cancelEvent(platform, actor, { id, ...body })),
  ),
  implement(contract.attendEvent, (platform, { params: { id }, body }, actor) =>
    andRead(platform, actor, id, attendEvent(platform, actor, id, body.standing)),
  ),
  implement(contract.leaveEvent, (platform, { params: { id } }, actor) =>
    andRead(platform, actor, id, leaveEvent(platform, actor, id)),
  ),
  implement(contract.listGuests, (platform, { params, query }, actor) => listGuests(platform, actor, { ...params, ...query })),
  implement(contract.readEventCalendarFile, (platform, { params }, actor) => readEventCalendarFile(platform, actor, params.id)),
]

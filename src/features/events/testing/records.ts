import { eventsCalls } from '#contract/events/calls.ts'
import type { EventCard } from '#contract/events/schemas.ts'
import type { EventKind, EventPhase, GuestStanding, OwnEventTab } from '#contract/events/values.ts'
import { firstId, type Read } from '#mocks/stories/screen.ts'

type Events = { items: readonly EventCard[] }

/** The first coming event of a kind that everybody may read. */
export async function publicEvent(read: Read, kind: EventKind): Promise<string> {
  const { items } = (await read(eventsCalls.listEvents, { query: { kind } })) as Events
  return firstId({ items: items.filter(({ audience }) => audience === 'everyone') })
}

/** The first of the patient's own events in a tab; of those, one that is so. */
export async function ownEvent(read: Read, tab: OwnEventTab, is?: EventPhase | GuestStanding): Promise<string> {
  const { items } = (await read(eventsCalls.listOwnEvents, { query: { tab } })) as Events
  return firstId({ items: items.filter(({ phase, standing }) => is === undefined || phase === is || standing === is) })
}

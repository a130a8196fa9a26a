import { eventsCalls } from '#contract/events/calls.ts'
import type { CapabilityDocument } from '#shared/document/capability-document.ts'
import { paths } from '#shared/paths.ts'
import { tellOfEvents } from './structured-data.ts'

/** What the server must know to draw the capability's public pages. */
export const eventsDocument: CapabilityDocument = {
  reads: { [paths.eventsDetails.pattern]: ['id', 'wish'] },
  tell: tellOfEvents,
  records: {
    call: eventsCalls.listEvents,
    query: {},
    addressOf: ({ id }: { id: string }) => paths.eventsDetails.link({ id }),
  },
}

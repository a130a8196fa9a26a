import type { EventDetails } from '#contract/events/schemas.ts'
import { dateFormat } from '#shared/lib/formats.ts'
import { paths } from '#shared/paths.ts'
import { postalAddress } from '#shared/document/postal-address.ts'
import type { StructuredDataBuilder } from '#shared/document/structured-data-builder.ts'

const schema = 'https://schema.org/'

/** The event of the page. Pages are drawn for visitors: of its organiser they know the first name. */
export const tellOfEvents: StructuredDataBuilder = ({ answers, whole }) => {
  const [event] = answers('readEvent') as readonly EventDetails[]
  return (
    event && {
      '@type': 'Event',
      name: event.title,
      url: whole(paths.eventsDetails.link({ id: event.id })),
      startDate: withOffset(event.startsAt, event.timeZone),
      endDate: withOffset(event.endsAt, event.timeZone),
      eventStatus: `${schema}${event.phase === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
      eventAttendanceMode: `${schema}OfflineEventAttendanceMode`,
      location: {
        '@type': 'Place',
        name: event.place.name || event.place.address.city,
        address: postalAddress(event.place.address),
      },
      organizer: { '@type': 'Person', name: event.organiser.name },
      description: plainText(event.description),
      ...(event.picture && { image: whole(event.picture) }),
      ...(event.limit !== null && { maximumAttendeeCapacity: event.limit }),
    }
  )
}

/** As the clock of the place shows it: `2026-11-20T18:30:00-05:00`. */
function withOffset(instant: string, timeZone: string): string {
  const shown = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(new Date(instant))
    .replace(' ', 'T')
  const minutes = Math.round((Date.parse(`${shown}Z`) - Date.parse(instant)) / 60_000)
  const two = (number: number) => String(number).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${shown}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

interface Node {
  readonly type: string
  readonly text?: string
  readonly content?: readonly Node[]
}

/** What is written, without how it looks; each paragraph a line. */
function plainText(document: Node): string {
  const textOf = ({ type, text, content = [] }: Node): string =>
    text ?? (type === 'hardBreak' ? ' ' : content.map(textOf).join(''))
  const lines = ({ content = [] }: Node): string[] =>
    content.flatMap((node) => (node.content?.some((child) => child.content) ? lines(node) : [textOf(node)]))
  return lines(document).filter(Boolean).join('\n')
}

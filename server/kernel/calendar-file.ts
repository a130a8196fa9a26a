import type { Mailbox } from './settings.ts'

/** A visit, an event: what stands in a calendar, as an iCalendar file (RFC 5545) that is published or called off (RFC 5546). Pure. */
export interface CalendarEntry {
  /** Stays the same through every change, so that a calendar updates its entry. */
  readonly uid: string
  /** Never falls: a calendar takes what has a higher one, and what was called off must outrank what it has. */
  readonly sequence: number
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  /** ISO instants. */
  readonly start: string
  readonly end: string
  readonly changed: string
  readonly summary: string
  readonly location: string | null
  readonly url: string
  /** Who may change the entry. RFC 5546 wants one in every published or cancelled entry. */
  readonly organizer: Mailbox
}

export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Carenest//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${entry.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `STATUS:${entry.status}`,
    `DTSTAMP:${stamp(entry.changed)}`,
    `DTSTART:${stamp(entry.start)}`,
    `DTEND:${stamp(entry.end)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    ...(entry.location === null ? [] : [`LOCATION:${escaped(entry.location)}`]),
    `URL:${entry.url}`,
    `ORGANIZER;CN=${quoted(entry.organizer.name)}:mailto:${entry.organizer.address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20261120T143000Z`. */
function stamp(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** Section 3.3.11. Some calendars break lines at every Unicode line break, and reject other control characters. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/[^\P{Cc}\t]/gu, '')
}

/** Section 3.2: the value of a parameter, which cannot hold a quotation mark. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\p{Cc}]/gu, ' ')}"`
}

const lineOctets = 75
const encoder = new TextEncoder()

/** A character, or a backslash with the character that it escapes. */
const unfoldable = /\\.|./gsu

/** Section 3.1: lines of at most 75 octets, further ones begin with a space. Some calendars unescape before they unfold. */
function folded(line: string): string {
  let result = ''
  let octets = 0
  for (const [piece] of line.matchAll(unfoldable)) {
    const length = encoder.encode(piece).length
    if (octets + length > lineOctets) {
      result += '\r\n '
      octets = 1
    }
    result += piece
    octets += length
  }
  return result
}

/** Days of the calendar, as `2026-11-20`. Pure, no zod: screens may import it for nothing. */

type Instant = Date | string | number

const dayLength = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** The date in a time zone at an instant. Anybody's "today" is the date in their own zone. */
export function dayIn(timeZone: string, at: Instant): string {
  const parts = formatFor(timeZone).formatToParts(new Date(at))
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)!.value
  return `${get('year').padStart(4, '0')}-${get('month')}-${get('day')}`
}

/**
 * The date in UTC: for partitions and counters that are kept by it, and for days that are stored as an instant at noon UTC. It is nobody's
 * today: at 8 PM in New York it is tomorrow already.
 */
export const utcDay = (at: Instant): string => new Date(at).toISOString().slice(0, 10)

/** The date of a wall time: `2026-11-20T18:30`. */
export const wallDay = (wall: string): string => wall.slice(0, 10)

export const addDays = (day: string, days: number): string => utcDay(startOf(day) + days * dayLength)

/** Days from one to the other; negative where the other is earlier. */
export const countDays = (from: string, to: string): number => Math.round((startOf(to) - startOf(from)) / dayLength)

/** The same day so many months later, or the last day of a month that has no such day. */
export function addMonths(from: string, months: number): string {
  const [year, month, date] = from.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return utcDay(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** Has somebody born on a day not had their nth birthday yet? Who was born on 29 February has it on 1 March. */
export const isYoungerThan = (years: number, birthDate: string, today: string): boolean =>
  today < String(Number(birthDate.slice(0, 4)) + years).padStart(4, '0') + birthDate.slice(4)

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

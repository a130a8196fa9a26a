import { dateFormat } from './formats.ts'

/** An instant is ISO 8601 in UTC; a zone is an IANA name. */

export type TimeStyle = 'date' | 'time' | 'both' | 'day' | 'short' | 'month'

const styles: Record<TimeStyle, Intl.DateTimeFormatOptions> = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  both: { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  day: { weekday: 'short', month: 'short', day: 'numeric' },
  short: { month: 'numeric', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
}

/** Between a time and its AM or PM some versions of ICU write a narrow space, others a plain one: server and browser must agree. */
const narrowSpace = /\u202f/g

export function formatInstant(instant: string, language: string, timeZone: string, style: TimeStyle, withZone = false): string {
  const options = { ...styles[style], timeZone, ...(withZone ? { timeZoneName: 'short' as const } : {}) }
  return dateFormat(language, options).format(new Date(instant)).replace(narrowSpace, ' ')
}

/** A day of the calendar, `2026-11-20`, which is the same day in every zone. */
export function formatCalendarDate(date: string, language: string, style: 'date' | 'day' | 'short' | 'month' = 'date'): string {
  return dateFormat(language, { ...styles[style], timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}

/** The calendar's day at an instant in a zone: `2026-11-20`. */
export function dayOf(instant: string, timeZone: string): string {
  return dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(instant))
}

/** Whether two zones show different clocks at that instant. */
export function zonesDiffer(instant: string, one: string, other: string): boolean {
  if (one === other) return false
  const clock = (timeZone: string) =>
    dateFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' }).format(new Date(instant))
  return clock(one) !== clock(other)
}

/** The zone's city, for people: `America/New_York` → `New York`. */
export function zoneCity(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

import { dayIn } from '#contract/kernel/days.ts'
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

/**
 * Up to this distance from now, in milliseconds, a date is shown without its year. It is less than half a year, so that day and month are never ambiguous.
 */
const nearby = 180 * 86_400_000

/** The style's parts for an instant, in milliseconds. @param now where the year may be left out near it */
function partsOf(style: TimeStyle, instant: number, now: number | undefined): Intl.DateTimeFormatOptions {
  if (style === 'month' || now === undefined || Math.abs(instant - now) > nearby) return styles[style]
  const { year: _, ...parts } = styles[style]
  return parts
}

/** @param now in milliseconds: the year of a date near it is left out; documents do not give it */
export function formatInstant(
  instant: string,
  language: string,
  timeZone: string,
  style: TimeStyle,
  withZone = false,
  now?: number,
): string {
  const parts = partsOf(style, Date.parse(instant), now)
  const options = { ...parts, timeZone, ...(withZone ? { timeZoneName: 'short' as const } : {}) }
  return dateFormat(language, options).format(new Date(instant)).replace(narrowSpace, ' ')
}

/**
 * A day of the calendar, `2026-11-20`, which is the same day in every zone.
 * @param now in milliseconds: the year of a day near it is left out; documents and dates of birth do not give it
 */
export function formatCalendarDate(
  date: string,
  language: string,
  style: 'date' | 'day' | 'short' | 'month' = 'date',
  now?: number,
): string {
  const day = new Date(`${date}T00:00:00Z`)
  return dateFormat(language, { ...partsOf(style, day.getTime(), now), timeZone: 'UTC' }).format(day)
}

/** The calendar's day at an instant in a zone: `2026-11-20`. */
export function dayOf(instant: string, timeZone: string): string {
  return dayIn(timeZone, instant)
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

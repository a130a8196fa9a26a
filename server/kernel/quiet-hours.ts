import { Temporal } from 'temporal-polyfill'
import type { NoticeFacts } from '#contract/kernel/capability.ts'
import { dayIn } from './wall-clock.ts'

/** Wall times of somebody's zone, `22:00`; over midnight where `from` is the later. They differ. */
export interface QuietRange {
  readonly from: string
  readonly to: string
}

/** The ways that something told can take to a person. */
export type Way = 'app' | 'email' | 'push'

interface Told {
  readonly way: Way
  /** Of the kind of notice. */
  readonly passes: NoticeFacts['passesQuietHours']
  /** When what it is about begins: ISO 8601. */
  readonly startsAt?: string | undefined
}

export interface Hearing {
  readonly now: Date
  readonly timeZone: string
  /** `null`: none, or turned off. */
  readonly quiet: QuietRange | null
}

const minute = 60_000
const minutesOfDay = 24 * 60

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function isWithin(wallMinutes: number, { from, to }: QuietRange): boolean {
  const [begin, end] = [minutesOf(from), minutesOf(to)]
  return begin < end ? wallMinutes >= begin && wallMinutes < end : wallMinutes >= begin || wallMinutes < end
}

/**
 * The first instant that is not quiet, by the minute: `now` itself where it is not. What counts is what the clock of the zone shows: an hour
 * that it skips in spring ends quiet hours when it is skipped, one that it shows twice in autumn is quiet both times.
 */
export function quietUntil(now: Date, timeZone: string, quiet: QuietRange): Date {
  let at = Math.floor(now.getTime() / minute) * minute
  for (;;) {
    const clock = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)
    const shown = clock.hour * 60 + clock.minute
    if (!isWithin(shown, quiet)) return new Date(Math.max(at, now.getTime()))
    const left = (minutesOf(quiet.to) - shown + minutesOfDay) % minutesOfDay
    const end = at + left * minute
    const change = clock.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY
    at = Math.min(end, change)
  }
}

/**
 * When something that is told now goes out on a way: `null` at once, else the instant at which the person's quiet hours end. Notices in the
 * application are never held. What passes on the day does so where it is about today in the person's zone, or begins before the quiet hours
 * end, when it would be told too late.
 */
export function heldUntil({ way, passes, startsAt }: Told, { now, timeZone, quiet }: Hearing): Date | null {
  if (way === 'app' || passes === true || quiet === null) return null
  const end = quietUntil(now, timeZone, quiet)
  if (end.getTime() === now.getTime()) return null
  if (passes === 'onTheDay' && startsAt !== undefined) {
    const start = new Date(startsAt)
    if ((start > now && start <= end) || dayIn(timeZone, start) === dayIn(timeZone, now)) return null
  }
  return end
}

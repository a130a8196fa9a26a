import { eventLimits } from '#contract/events/values.ts'
import { invalid } from '#server/kernel/errors.ts'
import { instantOfWall } from '#server/kernel/wall-clock.ts'

const hour = 3_600_000

/**
 * The instants that the wall clock of the place shows as start and end: the first, where it shows a time twice. Milliseconds.
 * @throws Refusal 422 naming the field: a time that the clock skips, a start that is over or too far ahead, an end before it or too late.
 */
export function instantsOf(
  { startsAt, endsAt, timeZone }: { readonly startsAt: string; readonly endsAt: string; readonly timeZone: string },
  now: number,
): { start: number; end: number } {
  const start = instantAt('startsAt', startsAt, timeZone)
  const end = instantAt('endsAt', endsAt, timeZone)
  if (start <= now) throw invalid('startsAt', 'in_the_past', 'This time is over')
  if (start > now + eventLimits.daysAhead * 24 * hour) throw invalid('startsAt', 'time_too_far', 'At most a year ahead')
  if (end <= start) throw invalid('endsAt', 'end_before_start', 'The end is before the start')
  if (end > start + eventLimits.hours * hour) throw invalid('endsAt', 'lasts_too_long', 'An event lasts a week at most')
  return { start, end }
}

function instantAt(field: 'startsAt' | 'endsAt', local: string, timeZone: string): number {
  const instant = instantOfWall(local, timeZone)
  if (instant === null) throw invalid(field, 'time_skipped', 'Clocks are put forward then: this time does not exist there')
  return instant
}

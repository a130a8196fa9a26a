import { addDays } from '#contract/kernel/days.ts'
import { dayOf } from '#shared/lib/format-time.ts'

export const weekLength = 7

/** First and last date of the week that begins today in the zone, or `ahead` weeks later. `now` in milliseconds since the epoch. */
export function weekAhead(now: number, zone: string, ahead = 0): { readonly from: string; readonly to: string } {
  const from = addDays(dayOf(new Date(now).toISOString(), zone), ahead * weekLength)
  return { from, to: addDays(from, weekLength - 1) }
}

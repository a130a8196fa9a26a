import type { Distances } from '#contract/trackers/schemas.ts'

const week = 7

/** Metres a day: the mean of the last seven days with any, and of the seven before; `null` without any. */
export function distanceMeans(days: Distances['days']): { last: number; before: number | null } | null {
  const mean = (some: Distances['days']) =>
    some.length === 0 ? null : Math.round(some.reduce((sum, { metres }) => sum + metres, 0) / some.length)
  const last = mean(days.slice(-week))
  return last === null ? null : { last, before: mean(days.slice(-2 * week, -week)) }
}

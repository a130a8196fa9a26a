/** A weight in grams, and when it was measured, in milliseconds. */
export interface Weighed {
  readonly at: number
  readonly grams: number
}

const day = 86_400_000
/** How far back a course is looked at. */
const halfYear = 183 * day
const month = 30 * day

/**
 * The course of a weight over the half year before the newest: the line that fits best, in grams per 30 days, and whether the newest differs
 * from the oldest of that time by a tenth or more. `null` where less than a week lies between the two.
 * @param weights in whatever order
 */
export function weightCourse(weights: readonly Weighed[]): { perMonth: number; moved: boolean } | null {
  const ordered = weights.toSorted((one, other) => one.at - other.at)
  const newest = ordered.at(-1)
  if (!newest) return null
  const recent = ordered.filter(({ at }) => newest.at - at <= halfYear)
  const oldest = recent[0]!
  if (newest.at - oldest.at < 7 * day) return null
  const middle = recent.reduce((sum, { at }) => sum + (at - oldest.at), 0) / recent.length
  const mean = recent.reduce((sum, { grams }) => sum + grams, 0) / recent.length
  let [across, squares] = [0, 0]
  for (const { at, grams } of recent) {
    const away = at - oldest.at - middle
    across += away * (grams - mean)
    squares += away * away
  }
  return {
    perMonth: Math.round((across / squares) * month),
    moved: Math.abs(newest.grams - oldest.grams) * 10 >= oldest.grams,
  }
}

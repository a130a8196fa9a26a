/** For how long breaths are counted. */
export const countingSeconds = 30

/** Breaths a minute, of so many counted in `countingSeconds`. */
export const breathsPerMinute = (counted: number): number => Math.round((counted * 60) / countingSeconds)

/** Two taps closer than this are one: a bounce of the finger or a held key. No resting animal breathes as fast. */
const leastBetween = 150

/** The count after one more tap. Taps before the beginning, after the end and bounces do not count. */
export function countTap(taps: readonly number[], begun: number, now: number): readonly number[] {
  const last = taps.at(-1)
  if (now < begun || now > begun + countingSeconds * 1000) return taps
  return last !== undefined && now - last < leastBetween ? taps : [...taps, now]
}

/** Wall times of a day, pure and without zod, for the editor of hours and the server alike. */

/** Minutes since midnight of `09:30`; 1440 for `24:00`. */
export function minutesOf(wall: string): number {
  return Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3, 5))
}

/** `09:30` of minutes since midnight; `24:00` of 1440. */
export function wallTimeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

export interface HoursFault {
  readonly index: number
  readonly field: 'from' | 'to'
  readonly code: 'ends_before_start' | 'overlaps'
  readonly message: string
}

/** The first thing wrong with the ranges of a day: each must end after it begins, and begin no earlier than the one before it ends. */
export function hoursFault(ranges: readonly { from: string; to: string }[]): HoursFault | null {
  for (const [index, range] of ranges.entries()) {
    if (minutesOf(range.to) <= minutesOf(range.from))
      return { index, field: 'to', code: 'ends_before_start', message: 'ends before it begins' }
    const before = ranges[index - 1]
    if (before && minutesOf(range.from) < minutesOf(before.to)) {
      return { index, field: 'from', code: 'overlaps', message: 'begins before the range above it ends' }
    }
  }
  return null
}

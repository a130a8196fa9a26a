import type { Range, Span } from './calendar.ts'
import { firstEndingAfter } from './spans.ts'
import type { WallClock } from '#server/kernel/wall-clock.ts'

/** What is needed to lay starts into a range; all in milliseconds. */
export interface SlotGrid {
  readonly clock: WallClock
  readonly length: number
  readonly before: number
  readonly after: number
  /** Blocked time of visits, their own buffers included; sorted, apart from each other. */
  readonly blocked: readonly Span[]
}

const minute = 60_000

/**
 * Starts in one range of the day that begins at wall time `midnight`: one slot length apart from the range's beginning, and
 * after a visit from its end plus both buffers. A start that the clock skips is left out; of one it shows twice, the first counts.
 */
export function* startsIn(range: Range, midnight: number, laying: SlotGrid): Generator<number> {
  const { clock, length, before, after, blocked } = laying
  const rangeEnd = clock.reaches(midnight + range.to * minute)
  let wall = midnight + range.from * minute
  let index = firstEndingAfter(blocked, clock.reaches(wall) - before)
  let lastEnd = Number.NEGATIVE_INFINITY
  while (wall < midnight + range.to * minute) {
    const start = clock.firstInstant(wall)
    // Past a gap of the clock the next step may fall into the slot before it.
    if (start === null || start < lastEnd) {
      wall += length
      continue
    }
    if (start + length > rangeEnd) return
    while (index < blocked.length && blocked[index]!.end <= start - before) index += 1
    const appointment = blocked[index]
    if (appointment && appointment.start < start + length + after) {
      wall = clock.newWallFrom(appointment.end + before)
      continue
    }
    yield start
    lastEnd = start + length
    wall += length
  }
}

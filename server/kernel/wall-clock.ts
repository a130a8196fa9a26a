import { Temporal } from 'temporal-polyfill'

/**
 * Wall clocks of zones. {@link WallClock} reckons with integers for those who ask thousands of times: a wall time is the milliseconds it
 * would have in UTC, so that `wall = instant + offset`; offsets are asked for once per stretch of time and kept.
 */

interface Segment {
  readonly start: number
  readonly end: number
  readonly offset: number
}

const hour = 3_600_000
export const dayLength = 24 * hour
/** Offsets are looked up in stretches of this length, twice a day within. */
const stretch = 32 * dayLength
const probe = 12 * hour
const keptStretches = 4000

const kept = new Map<string, readonly Segment[]>()

const zonedAt = (zone: string, instant: number) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)

/** Milliseconds that the zone's clock is ahead of UTC. */
const offsetAt = (zone: string, instant: number) => zonedAt(zone, instant).offsetNanoseconds / 1_000_000

export { dayIn } from '#contract/kernel/days.ts'

/**
 * When the zone's clock shows this wall time, `2026-11-20T09:30`: the first time, where it does so twice.
 * @returns milliseconds; `null` when the clock skips it
 */
export function instantOfWall(wall: string, zone: string): number | null {
  const zoned = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: 'earlier' })
  return zoned.toPlainDateTime().equals(wall) ? zoned.epochMilliseconds : null
}

/** When a day begins in a zone: at midnight, or at the first hour that its clock shows. */
export const startOfDay = (day: string, zone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds

/** Instants in (from, to] at which the offset changes, found by halving; ends of equal offset are taken to be one stretch. */
function changes(zone: string, from: number, to: number, before: number, after: number): number[] {
  if (before === after) return []
  if (to - from <= 1000) return [to]
  const middle = Math.floor((from + to) / 2000) * 1000
  const between = offsetAt(zone, middle)
  return [...changes(zone, from, middle, before, between), ...changes(zone, middle, to, between, after)]
}

function segmentsOfStretch(zone: string, index: number): readonly Segment[] {
  const key = `${zone} ${index}`
  const known = kept.get(key)
  if (known) return known
  const start = index * stretch
  const end = start + stretch
  const segments: Segment[] = []
  let opened = start
  let offset = offsetAt(zone, start)
  for (let at = start; at < end; at += probe) {
    const next = offsetAt(zone, at + probe)
    for (const change of changes(zone, at, at + probe, offset, next)) {
      segments.push({ start: opened, end: change, offset: offsetAt(zone, opened) })
      opened = change
    }
    offset = next
  }
  if (opened < end) segments.push({ start: opened, end, offset: offsetAt(zone, opened) })
  if (kept.size >= keptStretches) kept.clear()
  kept.set(key, segments)
  return segments
}

/** The wall clock of one zone over a window of time; two days beyond either end included. Later and earlier ones take the nearest offset. */
export class WallClock {
  readonly #segments: readonly Segment[]

  constructor(zone: string, from: number, to: number) {
    const joined: Segment[] = []
    for (let index = Math.floor((from - 3 * dayLength) / stretch); index * stretch <= to + 3 * dayLength; index += 1) {
      for (const segment of segmentsOfStretch(zone, index)) {
        const last = joined.at(-1)
        if (last?.offset === segment.offset) joined[joined.length - 1] = { ...last, end: segment.end }
        else joined.push(segment)
      }
    }
    this.#segments = joined
  }

  wallAt(instant: number): number {
    return instant + this.#segments[this.#indexAt(instant)]!.offset
  }

  /** When the clock first shows this wall time; `null` when it skips it. */
  firstInstant(wall: number): number | null {
    for (const { start, end, offset } of this.#segments) {
      const instant = wall - offset
      if (instant >= start && instant < end) return instant
    }
    return null
  }

  /** When the clock first shows this wall time or a later one: the end of a range, the beginning of a day. */
  reaches(wall: number): number {
    for (const { start, end, offset } of this.#segments) {
      const instant = Math.max(start, wall - offset)
      if (instant < end) return instant
    }
    return Number.POSITIVE_INFINITY
  }

  /** The wall time at the instant, or, while the clock shows times for the second time, the first new one after them. */
  newWallFrom(instant: number): number {
    const index = this.#indexAt(instant)
    let wall = instant + this.#segments[index]!.offset
    for (const { end, offset } of this.#segments.slice(0, index)) wall = Math.max(wall, end + offset)
    return wall
  }

  #indexAt(instant: number): number {
    const index = this.#segments.findIndex(({ end }) => instant < end)
    return index < 0 ? this.#segments.length - 1 : index
  }
}

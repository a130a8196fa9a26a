import { addDays } from '../kernel/days.ts'
/** A span of wall time on a day of the week, in the pharmacy's zone; `to` may be `24:00`. Monday is 1. */
export interface OpenSpan {
  readonly weekday: number
  readonly from: string
  readonly to: string
}

/** A wall clock's reading: the day, its weekday (Monday is 1), and the time. */
export interface WallMoment {
  readonly date: string
  readonly weekday: number
  readonly time: string
}

export const weekdayOf = (date: string): number => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

/** Until when it is open, as wall time of the same day; `null` when it is closed. */
export function openUntil(spans: readonly OpenSpan[], closed: readonly string[], now: WallMoment): string | null {
  if (closed.includes(now.date)) return null
  let end: string | null = null
  // Spans that meet are one.
  for (const { from, to } of spansOn(spans, now.weekday)) {
    const reached = end ?? now.time
    if (from <= reached && reached < to) end = to
  }
  return end
}

/** When it opens next after this moment, within two weeks; `null` where it does not. */
export function nextOpening(
  spans: readonly OpenSpan[],
  closed: readonly string[],
  now: WallMoment,
): { readonly date: string; readonly time: string } | null {
  for (let ahead = 0; ahead <= 14; ahead++) {
    const date = addDays(now.date, ahead)
    if (closed.includes(date)) continue
    const next = spansOn(spans, weekdayOf(date)).find(({ from }) => ahead > 0 || from > now.time)
    if (next) return { date, time: next.from }
  }
  return null
}

/** The first span that ends before it begins, or reaches into another of its day; `null` when all are well. */
export function spanFault(spans: readonly OpenSpan[]): number | null {
  for (const [index, span] of spans.entries()) {
    if (span.from >= span.to) return index
    const overlaps = spans.some(
      (other, place) => place < index && other.weekday === span.weekday && other.from < span.to && span.from < other.to,
    )
    if (overlaps) return index
  }
  return null
}

const spansOn = (spans: readonly OpenSpan[], weekday: number): readonly OpenSpan[] =>
  spans.filter((span) => span.weekday === weekday).toSorted((a, b) => (a.from < b.from ? -1 : 1))

import { longestBuffer, longestSlot } from '#contract/booking/rules.ts'
import type { Span } from './calendar.ts'

const minute = 60_000
/** The longest day of a zone, whose clock goes back by at most two hours. */
const longestDay = 26 * 60 * minute
/** How far before a start a visit may begin that still stands in its way: its own length and buffer, and the new visit's buffer. */
const longestReach = (longestSlot + 2 * longestBuffer) * minute

/**
 * From when until when a calendar must be read to say which starts of a window are free. The grid of a day begins with its hours, and
 * every visit moves on what follows: so the first and the last day are read whole (also for the limit of the day), and before and
 * after them what reaches into them. Less would give other starts to other windows. Instants in milliseconds.
 */
export function readingSpan({ from, to }: { readonly from: number; readonly to: number }): Span {
  return { start: from - longestDay - longestReach, end: to + longestDay + longestReach }
}

import type { Verdict } from '../values.ts'

/** What is usual, in the kind's smallest steps; both ends are usual, and an end that is `null` is open. */
export interface UsualRange {
  readonly fromMonths: number
  /** Not usual any more from this age on; `null`: for life. */
  readonly toMonths: number | null
  readonly low: number | null
  readonly high: number | null
  readonly secondLow: number | null
  readonly secondHigh: number | null
}

/**
 * The range for an age. Of an age that nobody knows only what holds for life can be said.
 * @param ranges of one kind and species; they do not overlap
 */
export function rangeAt<R extends Pick<UsualRange, 'fromMonths' | 'toMonths'>>(
  ranges: readonly R[],
  months: number | null,
): R | null {
  if (months === null) return ranges.find(({ fromMonths, toMonths }) => fromMonths === 0 && toMonths === null) ?? null
  return ranges.find(({ fromMonths, toMonths }) => fromMonths <= months && (toMonths === null || months < toMonths)) ?? null
}

/** How a value stands; of two numbers the one that is too high counts first. */
export function verdictOf(
  measured: { readonly value: number; readonly second: number | null },
  range: UsualRange | null,
): Verdict {
  if (!range) return 'unknown'
  const both = [
    standing(measured.value, range.low, range.high),
    ...(measured.second === null ? [] : [standing(measured.second, range.secondLow, range.secondHigh)]),
  ]
  return both.find((one) => one === 'above') ?? both.find((one) => one === 'below') ?? 'within'
}

function standing(value: number, low: number | null, high: number | null): Verdict {
  if (high !== null && value > high) return 'above'
  return low !== null && value < low ? 'below' : 'within'
}

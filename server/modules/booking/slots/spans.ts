import type { Span } from './calendar.ts'

/** The same time as sorted spans that stay apart from each other. */
export function merged(spans: readonly Span[]): Span[] {
  const apart: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = apart.at(-1)
    if (last && span.start <= last.end) apart[apart.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    else apart.push({ start: span.start, end: span.end })
  }
  return apart
}

/** Index of the first of sorted, separate spans that ends after the instant, by halving. */
export function firstEndingAfter(spans: readonly Span[], instant: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (spans[middle]!.end <= instant) low = middle + 1
    else high = middle
  }
  return low
}

/** The value below which the share of all values lies; of values in any order. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (value === undefined) throw new Error('There is nothing to take a quantile of')
  return value
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

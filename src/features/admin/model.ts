/** What the counts of a record add up to. */
export function totalOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** Records that one call takes, as the contract says. */
export const mostAtOnce = 100

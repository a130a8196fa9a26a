import type { BulkOutcome } from './bulk-action.ts'

/**
 * Does something with many rows in portions that one call takes, one after another. Where a later portion fails, the rows done stay told
 * as done, and the rest are refused with `unsent`; where the first fails, everything does.
 */
export async function inBatches<Row>(
  rows: readonly Row[],
  size: number,
  keyOf: (row: Row) => string,
  unsent: string,
  send: (portion: readonly Row[]) => Promise<readonly BulkOutcome[]>,
): Promise<readonly BulkOutcome[]> {
  const outcomes: BulkOutcome[] = []
  for (let at = 0; at < rows.length; at += size) {
    try {
      outcomes.push(...(await send(rows.slice(at, at + size))))
    } catch (error) {
      if (at === 0) throw error
      return [...outcomes, ...rows.slice(at).map((row) => ({ key: keyOf(row), refused: unsent }))]
    }
  }
  return outcomes
}

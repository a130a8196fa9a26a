export interface RowPage<Row> {
  readonly items: readonly Row[]
  /** The cursor of the page after; `null` on the last. */
  readonly next: string | null
}

export type ReadPage<Row> = (cursor: string | undefined, signal: AbortSignal) => Promise<RowPage<Row>>

/**
 * All rows of a list, page after page; tells how many it has after each.
 * @throws what `readPage` throws; the signal's reason once it is aborted; an error when a cursor comes twice, which would never end.
 */
export async function collectRows<Row>(
  readPage: ReadPage<Row>,
  signal: AbortSignal,
  onCount: (count: number) => void,
): Promise<Row[]> {
  const rows: Row[] = []
  const seen = new Set<string>()
  for (let cursor: string | undefined; ;) {
    signal.throwIfAborted()
    const page = await readPage(cursor, signal)
    signal.throwIfAborted()
    rows.push(...page.items)
    onCount(rows.length)
    if (page.next === null) return rows
    if (seen.has(page.next)) throw new Error('A list gave the same cursor twice')
    seen.add(page.next)
    cursor = page.next
  }
}

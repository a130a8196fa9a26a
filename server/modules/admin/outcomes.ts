export interface Outcome<Kind extends string> {
  readonly id: string
  readonly outcome: Kind | 'not_found'
}

/** For each id that was asked for, once and in their order, what comes of its record; `not_found` where there is none. */
export function outcomesOf<Row extends { readonly id: string }, Kind extends string>(
  ids: readonly string[],
  rows: readonly Row[],
  judge: (row: Row) => Kind,
): Outcome<Kind>[] {
  const found = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].map((id) => {
    const row = found.get(id)
    return { id, outcome: row ? judge(row) : 'not_found' }
  })
}

/** The ids of those that are done. */
export const doneIn = (outcomes: readonly Outcome<string>[]): string[] =>
  outcomes.filter(({ outcome }) => outcome === 'done').map(({ id }) => id)

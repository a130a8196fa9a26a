/** Minutes of a day; the end is not part of it. */
export interface Minutes {
  readonly from: number
  readonly to: number
}

export interface Place {
  /** The first of `columns` equal columns that it stands in, and how many it takes. */
  readonly column: number
  readonly span: number
  readonly columns: number
}

const overlap = (a: Minutes, b: Minutes) => a.from < b.to && b.from < a.to

/**
 * Where each of a day's entries stands, so that none covers another: those that touch directly or through others share the width. The
 * earlier, of equal ones the longer, takes the first column that is free, and grows over columns behind it that are free all its time.
 */
export function layOut<Entry extends Minutes>(entries: readonly Entry[]): readonly { entry: Entry; place: Place }[] {
  const sorted = entries.toSorted((a, b) => a.from - b.from || b.to - a.to)
  const groups: Entry[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const entry of sorted) {
    if (entry.from >= end) groups.push([])
    groups.at(-1)!.push(entry)
    end = Math.max(end, entry.to)
  }
  return groups.flatMap(layOutGroup)
}

function layOutGroup<Entry extends Minutes>(group: readonly Entry[]): { entry: Entry; place: Place }[] {
  const columns: Entry[][] = []
  const isFree = (column: number, entry: Entry) => !columns[column]!.some((other) => overlap(other, entry))
  const taken = group.map((entry) => {
    // Entries come by their beginning: a column whose last one has ended is free.
    const free = columns.findIndex((column) => column.at(-1)!.to <= entry.from)
    const column = free < 0 ? columns.push([]) - 1 : free
    columns[column]!.push(entry)
    return { entry, column }
  })
  return taken.map(({ entry, column }) => {
    let span = 1
    while (column + span < columns.length && isFree(column + span, entry)) span += 1
    return { entry, place: { column, span, columns: columns.length } }
  })
}

/** A row that is drawn, and the room before it that rows stand for which are not. */
export interface RowPlace {
  readonly index: number
  /** Pixels. */
  readonly gap: number
}

interface Measured {
  readonly index: number
  readonly start: number
  readonly end: number
}

/** Drawn rows with the room between them, and the room behind the last: together as high as all rows. Pixels. */
export function rowPlaces(drawn: readonly Measured[], margin: number, total: number): { places: RowPlace[]; after: number } {
  let end = margin
  const places = drawn.map((item) => {
    const gap = Math.max(0, item.start - end)
    end = item.end
    return { index: item.index, gap }
  })
  return { places, after: Math.max(0, total + margin - end) }
}

/** The range that is drawn, and the row that has the focus: it must not disappear below the person's fingers. */
export function withFocused(indexes: readonly number[], focused: number | undefined, count: number): number[] {
  if (focused === undefined || focused >= count || indexes.includes(focused)) return [...indexes]
  return [...indexes, focused].toSorted((one, other) => one - other)
}

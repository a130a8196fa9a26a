/** A row that is drawn, and the room between it and the one drawn before it. */
export interface RowPlace {
  readonly index: number
  /** Pixels; none of the first. */
  readonly gap: number
}

/** Drawn rows with the room that those stand for which are not. Pixels. */
export interface RowPlaces {
  /** Above the first drawn row. It is told apart, for it stays on the page while rows go and come behind it. */
  readonly before: number
  readonly places: readonly RowPlace[]
  readonly after: number
}

interface Measured {
  readonly index: number
  readonly start: number
  readonly end: number
}

/** Where drawn rows stand: with the rooms around them they are together as high as all rows. */
export function rowPlaces(drawn: readonly Measured[], margin: number, total: number): RowPlaces {
  const first = drawn[0]?.start ?? margin
  let end = first
  const places = drawn.map((item) => {
    const gap = Math.max(0, item.start - end)
    end = item.end
    return { index: item.index, gap }
  })
  return { before: first - margin, places, after: Math.max(0, total + margin - end) }
}

/** The range that is drawn, and the row that has the focus: it must not disappear below the person's fingers. */
export function withFocused(indexes: readonly number[], focused: number | undefined, count: number): number[] {
  if (focused === undefined || focused >= count || indexes.includes(focused)) return [...indexes]
  return [...indexes, focused].toSorted((one, other) => one - other)
}

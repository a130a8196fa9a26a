interface Placed {
  readonly at: string
  readonly id: string
}

/** The first of several lists that are each in the timeline's order: newest first, then the greater id. */
export function firstOf<T extends Placed>(lists: readonly (readonly T[])[], count: number): T[] {
  const places = lists.map(() => 0)
  const found: T[] = []
  while (found.length < count) {
    let best = -1
    for (const [index, list] of lists.entries()) {
      const item = list[places[index]!]
      if (item && (best === -1 || comesBefore(item, lists[best]![places[best]!]!))) best = index
    }
    if (best === -1) return found
    found.push(lists[best]![places[best]!]!)
    places[best]! += 1
  }
  return found
}

const comesBefore = (one: Placed, other: Placed) => one.at > other.at || (one.at === other.at && one.id > other.id)

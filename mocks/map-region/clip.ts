import { extent, type Corner } from './vector-tile.ts'

/** Around a tile as much is drawn as its widest line reaches. */
const [least, most] = [-64, extent + 64]

interface Side {
  readonly holds: (corner: Corner) => boolean
  readonly cut: (from: Corner, to: Corner) => Corner
}

const vertical =
  (x: number) =>
  (from: Corner, to: Corner): Corner => [x, from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0])]
const level =
  (y: number) =>
  (from: Corner, to: Corner): Corner => [from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]), y]
const sides: readonly Side[] = [
  { holds: ([x]) => x >= least, cut: vertical(least) },
  { holds: ([x]) => x <= most, cut: vertical(most) },
  { holds: ([, y]) => y >= least, cut: level(least) },
  { holds: ([, y]) => y <= most, cut: level(most) },
]

/** What of a ring lies within a tile: side after side (Sutherland and Hodgman). */
export const clippedRing = (ring: readonly Corner[]): readonly Corner[] =>
  sides.reduce<readonly Corner[]>(
    (corners, { holds, cut }) =>
      corners.flatMap((to, index) => {
        const from = corners.at(index - 1)!
        const crossed = holds(from) === holds(to) ? [] : [cut(from, to)]
        return holds(to) ? [...crossed, to] : crossed
      }),
    ring,
  )

/** The pieces of a line that lie within a tile, stretch by stretch. */
export function clippedLine(line: readonly Corner[]): readonly (readonly Corner[])[] {
  return line.slice(1).flatMap((end, index) => {
    let [from, to]: [Corner, Corner] = [line[index]!, end]
    for (const { holds, cut } of sides) {
      if (!holds(from) && !holds(to)) return []
      if (!holds(from)) from = cut(from, to)
      else if (!holds(to)) to = cut(from, to)
    }
    return [[from, to]]
  })
}

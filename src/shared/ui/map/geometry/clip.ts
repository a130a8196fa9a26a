import type { Point } from './mercator.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

type Side = { readonly inside: (point: Point) => boolean; readonly cut: (from: Point, to: Point) => Point }

const atX = (x: number) => (from: Point, to: Point) => ({ x, y: from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) })
const atY = (y: number) => (from: Point, to: Point) => ({ y, x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y) })

/** What of a closed ring lies within a box (Sutherland and Hodgman): a path drawn of it has no coordinates that a renderer would round. */
export function clipRing(ring: readonly Point[], { left, top, right, bottom }: Box): readonly Point[] {
  const sides: readonly Side[] = [
    { inside: ({ x }) => x >= left, cut: atX(left) },
    { inside: ({ x }) => x <= right, cut: atX(right) },
    { inside: ({ y }) => y >= top, cut: atY(top) },
    { inside: ({ y }) => y <= bottom, cut: atY(bottom) },
  ]
  return sides.reduce(cutAt, ring)
}

function cutAt(ring: readonly Point[], { inside, cut }: Side): readonly Point[] {
  const kept: Point[] = []
  for (let index = 0; index < ring.length; index++) {
    const from = ring.at(index - 1)!
    const to = ring[index]!
    if (inside(from) !== inside(to)) kept.push(cut(from, to))
    if (inside(to)) kept.push(to)
  }
  return kept
}

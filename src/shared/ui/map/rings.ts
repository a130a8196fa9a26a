import type { Position } from './map-place.ts'

export interface Point {
  x: number
  y: number
}

const earthRadius = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres along the great circle, and the direction to set out in (radians, clockwise from north). */
export function courseTo(from: Position, to: Position): { distance: number; bearing: number } {
  const [north, south] = [radians(from.latitude), radians(to.latitude)]
  const east = radians(to.longitude - from.longitude)
  const half = Math.sin((south - north) / 2) ** 2 + Math.cos(north) * Math.cos(south) * Math.sin(east / 2) ** 2
  const bearing = Math.atan2(
    Math.sin(east) * Math.cos(south),
    Math.cos(north) * Math.sin(south) - Math.sin(north) * Math.cos(south) * Math.cos(east),
  )
  return { distance: 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half))), bearing }
}

/** Where a distance stands between the middle (0) and the rim (1). The root gives what is near more room than what is far. */
export function scaledDistance(distance: number, farthest: number): number {
  return farthest <= 0 ? 0 : Math.sqrt(Math.min(1, distance / farthest))
}

/** Around the middle (0, 0), north up, the rim at 1. */
export function placeOnMap(centre: Position, at: Position, farthest: number): Point {
  const { distance, bearing } = courseTo(centre, at)
  const far = scaledDistance(distance, farthest)
  return { x: Math.sin(bearing) * far, y: -Math.cos(bearing) * far }
}

const nice = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_100]

/** The rim in kilometres: the first round number of units, of so many kilometres each, beyond the farthest. */
export function outerDistance(distances: readonly number[], unit = 1): number {
  const farthest = Math.max(0, ...distances)
  return unit * (nice.find((each) => unit * each >= farthest) ?? nice.at(-1)!)
}

/** Rings that stand apart enough to be told from one another: the rim, and round numbers of units within it. */
export function ringsOf(rim: number, unit = 1): readonly number[] {
  const rings: number[] = [rim]
  for (const ring of nice
    .map((each) => unit * each)
    .filter((each) => each < rim)
    .toReversed()) {
    if (scaledDistance(rings.at(-1)!, rim) - scaledDistance(ring, rim) >= 0.2 && scaledDistance(ring, rim) >= 0.18)
      rings.push(ring)
  }
  return rings.toReversed()
}

/** Moves marks apart until each pair is `apart` from one another, staying near where they belong. The same input gives the same map. */
export function separatePoints(points: readonly Point[], apart: number, rounds = 60): Point[] {
  const moved = points.map((point) => ({ ...point }))
  for (let round = 0; round < rounds; round++) {
    let isQuiet = true
    for (let i = 0; i < moved.length; i++) {
      for (let j = i + 1; j < moved.length; j++) isQuiet = !push(moved[i]!, moved[j]!, apart, i + j) && isQuiet
    }
    if (isQuiet) break
  }
  return moved.map(({ x, y }) => {
    const far = Math.hypot(x, y)
    return far > 1 ? { x: x / far, y: y / far } : { x, y }
  })
}

function push(one: Point, other: Point, apart: number, turn: number): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const gap = Math.hypot(dx, dy)
  if (gap >= apart) return false
  // Marks on one spot have no direction of their own: each pair gets another one.
  const [ux, uy] = gap > 1e-6 ? [dx / gap, dy / gap] : [Math.cos(turn), Math.sin(turn)]
  const step = (apart - gap) / 2
  one.x -= ux * step
  one.y -= uy * step
  other.x += ux * step
  other.y += uy * step
  return true
}

/** Room of one mark, of a map whose rim is 1. */
const markSize = 0.18

/** Where marks stand around a centre, and the kilometres of the rim. */
export function placesOnMap(centre: Position, positions: readonly Position[], unit = 1): { rim: number; points: Point[] } {
  const rim = outerDistance(
    positions.map((position) => courseTo(centre, position).distance),
    unit,
  )
  return {
    rim,
    points: separatePoints(
      positions.map((position) => placeOnMap(centre, position, rim)),
      markSize,
    ),
  }
}

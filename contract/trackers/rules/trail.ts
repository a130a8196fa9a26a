import { distanceBetween, type Position } from '../../kernel/geodesy.ts'

export interface TrailPoint extends Position {
  /** Milliseconds. */
  readonly at: number
}

export interface Stop extends Position {
  readonly from: number
  readonly until: number
}

export interface Walk {
  readonly from: number
  readonly until: number
  readonly metres: number
}

/** Metres within which an animal stays where it is, and milliseconds from which that is a stop. */
const stay = { metres: 40, milliseconds: 5 * 60_000 } as const
/** A longer pause between two fixes is a gap: what was walked within is not known. */
const gap = 30 * 60_000

/** The stops of a trail, oldest first: so long within so few metres of where it began. */
export function stopsOf(points: readonly TrailPoint[]): Stop[] {
  const stops: Stop[] = []
  let first = 0
  while (first < points.length) {
    const anchor = points[first]!
    let last = first
    while (last + 1 < points.length && distanceBetween(anchor, points[last + 1]!) <= stay.metres) last += 1
    const until = points[last]!.at
    if (until - anchor.at >= stay.milliseconds) {
      stops.push({ from: anchor.at, until, ...middleOf(points.slice(first, last + 1)) })
      first = last + 1
    } else first += 1
  }
  return stops
}

function middleOf(points: readonly TrailPoint[]): Position {
  // Of a stop, so small that degrees may be counted from its first point.
  const [origin] = points
  const sum = points.reduce(
    (total, { latitude, longitude }) => ({
      latitude: total.latitude + latitude - origin!.latitude,
      longitude: total.longitude + (((longitude - origin!.longitude + 540) % 360) - 180),
    }),
    { latitude: 0, longitude: 0 },
  )
  return {
    latitude: origin!.latitude + sum.latitude / points.length,
    longitude: ((((origin!.longitude + sum.longitude / points.length + 180) % 360) + 360) % 360) - 180,
  }
}

/** What lies between the stops, where the animal came anywhere. */
export function walksOf(points: readonly TrailPoint[], stops: readonly Stop[]): Walk[] {
  const walks: Walk[] = []
  let walk: TrailPoint[] = []
  const end = () => {
    const metres = lengthOf(walk)
    if (walk.length > 1 && metres > stay.metres) walks.push({ from: walk[0]!.at, until: walk.at(-1)!.at, metres })
    walk = []
  }
  for (const point of points) {
    if (stops.some(({ from, until }) => point.at > from && point.at < until)) continue
    if (walk.length > 0 && point.at - walk.at(-1)!.at > gap) end()
    walk.push(point)
    if (stops.some(({ from }) => from === point.at)) end()
  }
  end()
  return walks
}

/** Metres that were walked: what lies between stops. Where nothing stopped and nothing counts as a walk, the way itself. */
export function walkedMetres(points: readonly TrailPoint[], stops = stopsOf(points), walks = walksOf(points, stops)): number {
  const walked = walks.reduce((sum, { metres }) => sum + metres, 0)
  return walked > 0 || stops.length > 0 ? walked : lengthOf(points)
}

/** Metres from point to point. */
export function lengthOf(points: readonly Position[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + distanceBetween(points[index]!, point), 0)
}

/**
 * As few points as the eye needs, at most so many: those that lie off the line between their neighbours stay (Ramer, Douglas and Peucker).
 * First and last stay always.
 */
export function thinned<P extends Position>(points: readonly P[], most: number, metres = 3): readonly P[] {
  for (let tolerance = metres; ; tolerance *= 2) {
    const kept = simplified(points, tolerance)
    if (kept.length <= most || most < 2) return kept
  }
}

function simplified<P extends Position>(points: readonly P[], tolerance: number): readonly P[] {
  if (points.length <= 2) return points
  const keep = new Uint8Array(points.length)
  keep[0] = keep[points.length - 1] = 1
  const { latitude, longitude } = points[0]!
  const east = 111_195 * Math.cos((latitude * Math.PI) / 180)
  const flat = points.map((point) => ({
    x: (((point.longitude - longitude + 540) % 360) - 180) * east,
    y: (point.latitude - latitude) * 111_195,
  }))
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    let [farthest, most] = [-1, tolerance]
    for (let index = from + 1; index < to; index++) {
      const off = distanceToLine(flat[index]!, flat[from]!, flat[to]!)
      if (off > most) [farthest, most] = [index, off]
    }
    if (farthest < 0) continue
    keep[farthest] = 1
    spans.push([from, farthest], [farthest, to])
  }
  return points.filter((_, index) => keep[index] === 1)
}

interface Flat {
  readonly x: number
  readonly y: number
}

function distanceToLine(at: Flat, from: Flat, to: Flat): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / length))
  return Math.hypot(at.x - from.x - part * dx, at.y - from.y - part * dy)
}

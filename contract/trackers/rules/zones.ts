import { bearingTo, distanceBetween, type Position } from '../../kernel/geodesy.ts'

export type ZoneShape =
  | { readonly kind: 'circle'; readonly centre: Position; readonly radius: number }
  | { readonly kind: 'polygon'; readonly points: readonly Position[] }

/** Metres from a zone's edge: negative within. Right across 180° and at the poles, for all is reckoned from the position outwards. */
export function beyondZone(zone: ZoneShape, at: Position): number {
  if (zone.kind === 'circle') return distanceBetween(at, zone.centre) - zone.radius
  // Seen from the position every corner has a distance and a direction: a plane without a seam.
  const corners = zone.points.map((point) => {
    const [distance, bearing] = [distanceBetween(at, point), bearingTo(at, point)]
    return { x: distance * Math.sin(bearing), y: distance * Math.cos(bearing) }
  })
  let isWithin = false
  let nearest = Infinity
  for (const [index, to] of corners.entries()) {
    const from = corners.at(index - 1)!
    if (from.y > 0 !== to.y > 0 && from.x + ((to.x - from.x) * -from.y) / (to.y - from.y) > 0) isWithin = !isWithin
    nearest = Math.min(nearest, distanceToEdge(from, to))
  }
  return isWithin ? -nearest : nearest
}

type Flat = { readonly x: number; readonly y: number }

function distanceToEdge(from: Flat, to: Flat): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, -(from.x * dx + from.y * dy) / length))
  return Math.hypot(from.x + part * dx, from.y + part * dy)
}

/** How an animal stands to a zone. `null`: not known yet, so that the first fix tells nobody anything. */
export interface ZoneStanding {
  readonly inside: boolean | null
  /** Milliseconds: the first fix of those that say it is out; `null` while none does. */
  readonly outSince: number | null
}

export interface ZoneFix extends Position {
  /** Milliseconds. */
  readonly at: number
  /** Metres; `null` where the tracker does not say. */
  readonly accuracy: number | null
}

/** Metres beyond the edge, after the accuracy, from which an animal counts as out. */
const margin = 20
/** What a tracker calls its accuracy is believed up to here. */
const mostAccuracy = 100
/** Milliseconds between two fixes that agree. */
const apart = 30_000

/**
 * How it stands after a fix, and what people are told. It left when it is beyond the edge by more than accuracy and margin in two fixes at
 * least 30 seconds apart with none between that says otherwise; it came back with the first fix within. What is between the two tells nothing.
 */
export function standingAfter(
  zone: ZoneShape,
  before: ZoneStanding,
  fix: ZoneFix,
): { standing: ZoneStanding; news: 'left' | 'entered' | null } {
  const beyond = beyondZone(zone, fix)
  if (beyond <= 0) return { standing: { inside: true, outSince: null }, news: before.inside === false ? 'entered' : null }
  const isOut = beyond - Math.min(fix.accuracy ?? 0, mostAccuracy) > margin
  if (!isOut) return { standing: { ...before, outSince: null }, news: null }
  if (before.inside === false) return { standing: before, news: null }
  const outSince = before.outSince ?? fix.at
  if (fix.at - outSince < apart) return { standing: { inside: before.inside, outSince }, news: null }
  return { standing: { inside: false, outSince: null }, news: before.inside === true ? 'left' : null }
}

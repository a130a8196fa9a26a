import { destination, distanceBetween, type Position } from '../kernel/geodesy.ts'
import { blur } from './values.ts'

/** Two draws between 0 and 1. */
export interface Draw {
  readonly distance: number
  readonly bearing: number
}

/** Degrees to five decimals: a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** What is kept instead of where somebody is: a point 250 to 500 metres away, as likely here as there within that ring. */
export function blurredPoint(place: Position, { distance, bearing }: Draw): Position {
  const [least, most] = [blur.drawnLeast ** 2, blur.drawnMost ** 2]
  const { latitude, longitude } = destination(place, bearing * 2 * Math.PI, Math.sqrt(least + distance * (most - least)))
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

/**
 * Whether a kept point serves this place too. Then nothing is drawn: the same home always has the same point, however often it is said, and
 * nobody can average many draws.
 */
export function isPointOf(kept: Position, place: Position): boolean {
  const distance = distanceBetween(kept, place)
  return distance >= blur.least && distance <= blur.most
}

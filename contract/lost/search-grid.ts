import { earthRadius, wrapLongitude, type Position } from '../kernel/geodesy.ts'

/** Metres of a square of the ground that helpers walk. */
export const cellMetres = 50
/** Squares from the middle to each side at most: 3 km. */
export const farthestCell = 60

/** A square, counted from the middle of the search: to the east and to the north. */
export interface Cell {
  readonly x: number
  readonly y: number
}

const metresPerDegree = (Math.PI / 180) * earthRadius
const shrink = ({ latitude }: Position) => Math.max(0.01, Math.cos((latitude * Math.PI) / 180))

/** In which square somebody is; `null` where that is too far away. */
export function cellAt(middle: Position, at: Position): Cell | null {
  const east = wrapLongitude(at.longitude - middle.longitude) * metresPerDegree * shrink(middle)
  const north = (at.latitude - middle.latitude) * metresPerDegree
  const x = Math.floor(east / cellMetres)
  const y = Math.floor(north / cellMetres)
  return Math.max(Math.abs(x), Math.abs(y)) > farthestCell ? null : { x, y }
}

/** The square's corners on the ground, round about. */
export function cornersOf(middle: Position, { x, y }: Cell): Position[] {
  const corner = (east: number, north: number): Position => ({
    latitude: Math.max(-90, Math.min(90, middle.latitude + (north * cellMetres) / metresPerDegree)),
    longitude: wrapLongitude(middle.longitude + (east * cellMetres) / metresPerDegree / shrink(middle)),
  })
  return [corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)]
}

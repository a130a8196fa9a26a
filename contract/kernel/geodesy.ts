/** Positions on the earth taken as a ball: both sides reckon with the same one. Degrees WGS 84, lengths in metres. */

export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Metres; the mean radius. */
export const earthRadius = 6_371_008.8

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** −180 (included) to 180. */
export const wrapLongitude = (longitude: number): number => {
  const wrapped = (((longitude + 180) % 360) + 360) % 360
  return wrapped - 180
}

/** The position as a point of the ball of radius 1: no seam at 180° and none at the poles. */
export function unitVector({ latitude, longitude }: Position): readonly [number, number, number] {
  const flat = Math.cos(radians(latitude))
  return [flat * Math.cos(radians(longitude)), flat * Math.sin(radians(longitude)), Math.sin(radians(latitude))]
}

/** Along the great circle. */
export function distanceBetween(from: Position, to: Position): number {
  const [north, south] = [radians(from.latitude), radians(to.latitude)]
  const half =
    Math.sin((south - north) / 2) ** 2 +
    Math.cos(north) * Math.cos(south) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** In which direction to set out: radians, clockwise from north. */
export function bearingTo(from: Position, to: Position): number {
  const [north, south] = [radians(from.latitude), radians(to.latitude)]
  const east = radians(to.longitude - from.longitude)
  return Math.atan2(
    Math.sin(east) * Math.cos(south),
    Math.cos(north) * Math.sin(south) - Math.sin(north) * Math.cos(south) * Math.cos(east),
  )
}

/** Where one is after so many metres in a direction. */
export function destination(from: Position, bearing: number, distance: number): Position {
  const angle = distance / earthRadius
  const north = radians(from.latitude)
  const sine = Math.sin(north) * Math.cos(angle) + Math.cos(north) * Math.sin(angle) * Math.cos(bearing)
  // This form of it has no 0/0 at the poles.
  const east = Math.atan2(
    Math.sin(bearing) * Math.sin(angle),
    Math.cos(north) * Math.cos(angle) - Math.sin(north) * Math.sin(angle) * Math.cos(bearing),
  )
  return {
    latitude: degrees(Math.asin(Math.max(-1, Math.min(1, sine)))),
    longitude: wrapLongitude(from.longitude + degrees(east)),
  }
}

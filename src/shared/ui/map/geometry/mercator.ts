import type { Position } from '../map-place.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** What of the world is shown: the middle, in widths of the world (0 to 1, north up), and how often it was doubled. */
export interface View {
  readonly centre: Point
  readonly zoom: number
}

/** Pixels of the world's width at zoom 0. */
const tile = 256
export const leastZoom = 0
export const mostZoom = 18
/** Web Mercator ends here: the world is a square. */
const mostLatitude = 85.0511

export const worldWidth = (zoom: number): number => tile * 2 ** zoom

/** Web Mercator, as all maps on the web draw. */
export function worldPoint({ latitude, longitude }: Position): Point {
  const north = (Math.max(-mostLatitude, Math.min(mostLatitude, latitude)) * Math.PI) / 180
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + north / 2)) / (2 * Math.PI) }
}

export function positionAt({ x, y }: Point): Position {
  const turns = (((x % 1) + 1) % 1) - 0.5
  return { latitude: (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI, longitude: turns * 360 }
}

/** The copy of the world in which a point lies nearest to another one. */
export const nearestCopy = (x: number, to: number): number => x + Math.round(to - x)

/** Where something stands in the picture, in pixels. */
export function project(position: Position, { centre, zoom }: View, { width, height }: Size): Point {
  const { x, y } = worldPoint(position)
  const scale = worldWidth(zoom)
  return { x: (nearestCopy(x, centre.x) - centre.x) * scale + width / 2, y: (y - centre.y) * scale + height / 2 }
}

/** What lies under a point of the picture. */
export function unproject({ x, y }: Point, { centre, zoom }: View, { width, height }: Size): Position {
  const scale = worldWidth(zoom)
  return positionAt({ x: centre.x + (x - width / 2) / scale, y: centre.y + (y - height / 2) / scale })
}

/** Metres that a pixel in the middle of the picture is wide. */
export function metresOfPixel({ centre, zoom }: View): number {
  const { latitude } = positionAt(centre)
  return (40_075_016.7 * Math.cos((latitude * Math.PI) / 180)) / worldWidth(zoom)
}

/** The same within what can be shown: east and west go on for ever, north and south do not. */
export function within({ centre, zoom }: View): View {
  return {
    centre: { x: ((centre.x % 1) + 1) % 1, y: Math.max(0, Math.min(1, centre.y)) },
    zoom: Math.max(leastZoom, Math.min(mostZoom, zoom)),
  }
}

/** Moved by pixels of the picture. */
export function panned(view: View, by: Point): View {
  const scale = worldWidth(view.zoom)
  return within({ ...view, centre: { x: view.centre.x + by.x / scale, y: view.centre.y + by.y / scale } })
}

/** Nearer or farther, where what lies under `at` stays there. */
export function zoomed(view: View, zoom: number, at: Point, { width, height }: Size): View {
  const next = Math.max(leastZoom, Math.min(mostZoom, zoom))
  const shift = 1 / worldWidth(view.zoom) - 1 / worldWidth(next)
  return within({
    zoom: next,
    centre: { x: view.centre.x + (at.x - width / 2) * shift, y: view.centre.y + (at.y - height / 2) * shift },
  })
}

/** All of these in sight, round 180° where that is the shorter way. A single one stands at `zoom` 13. */
export function fitting(positions: readonly Position[], { width, height }: Size, padding = 56): View {
  const points = positions.map(worldPoint)
  if (points.length === 0) return { centre: { x: 0.5, y: 0.4 }, zoom: 1 }
  const { from, length } = narrowestSpan(points.map(({ x }) => x))
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const room = { x: Math.max(40, width - 2 * padding), y: Math.max(40, height - 2 * padding) }
  const zoomOf = (span: number, pixels: number) => (span < 1e-9 ? 13 : Math.log2(pixels / (span * tile)))
  return within({
    centre: { x: from + length / 2, y: (top + bottom) / 2 },
    zoom: Math.min(16, zoomOf(length, room.x), zoomOf(bottom - top, room.y)),
  })
}

/** The shortest stretch of the round that has all of these: it begins behind the widest gap. */
function narrowestSpan(xs: readonly number[]): { from: number; length: number } {
  const sorted = xs.map((x) => ((x % 1) + 1) % 1).toSorted((a, b) => a - b)
  const gaps = sorted.map((x, index) => (index === 0 ? x + 1 - sorted.at(-1)! : x - sorted[index - 1]!))
  const first = gaps.indexOf(Math.max(...gaps))
  return { from: sorted[first]!, length: Math.max(0, 1 - gaps[first]!) }
}

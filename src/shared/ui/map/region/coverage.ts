import type { MapRegionFacts } from '#contract/kernel/map-region.ts'
import type { Box } from '../geometry/clip.ts'
import { nearestCopy, worldPoint, worldWidth, type Size, type View } from '../geometry/mercator.ts'

export type Bounds = Pick<MapRegionFacts, 'west' | 'south' | 'east' | 'north' | 'minZoom'>

/** MapLibre counts zooms in tiles of 512 pixels, we in those of 256. */
export const regionZoom = (zoom: number): number => zoom - 1

/** Of the picture, so much at least must lie in the region for its streets to be drawn; else our own drawing tells more. */
const leastShare = 0.5

export interface Coverage {
  /** Where the region lies in the picture: pixels, cut off at its edges. */
  readonly box: Box
  readonly isWorthwhile: boolean
  /** Nothing of the picture lies outside of it. */
  readonly isWhole: boolean
}

/** How much of what is shown a region has. Pure. */
export function coverage(
  { west, south, east, north, minZoom }: Bounds,
  { centre, zoom }: View,
  { width, height }: Size,
): Coverage {
  const [from, to] = [worldPoint({ latitude: north, longitude: west }), worldPoint({ latitude: south, longitude: east })]
  const middle = (from.x + to.x) / 2
  const shift = nearestCopy(middle, centre.x) - middle - centre.x
  const scale = worldWidth(zoom)
  // The whole world has no edge in east and west.
  const isRound = east - west >= 360
  const across = (x: number) => Math.max(0, Math.min(width, (x + shift) * scale + width / 2))
  const down = (y: number) => Math.max(0, Math.min(height, (y - centre.y) * scale + height / 2))
  const box = {
    left: isRound ? 0 : across(from.x),
    right: isRound ? width : across(to.x),
    top: down(from.y),
    bottom: down(to.y),
  }
  const share = ((box.right - box.left) * (box.bottom - box.top)) / (width * height)
  return {
    box,
    isWorthwhile: share >= leastShare && regionZoom(zoom) >= minZoom,
    isWhole: box.left === 0 && box.top === 0 && box.right === width && box.bottom === height,
  }
}

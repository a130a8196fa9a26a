import type { Position } from '#contract/kernel/geodesy.ts'
import { archiveOf, type ArchivedTile } from './archive.ts'
import { clippedLine, clippedRing } from './clip.ts'
import { reach, town, type Place, type TownFeature } from './town.ts'
import { extent, vectorTile, type Corner, type TileFeature } from './vector-tile.ts'

/** Of the archive's tiles: the whole town in one, to its houses. */
export const zooms = { least: 10, most: 14 }
const metresOfWorld = 40_075_016.7

/** In widths of the world, north up: Web Mercator. */
function worldPoint({ latitude, longitude }: Position) {
  const north = (latitude * Math.PI) / 180
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + north / 2)) / (2 * Math.PI) }
}

/**
 * The map of an invented town around a place, as an archive with the layers of the Protomaps basemap: for tests, stories and whoever wants to
 * see how a region looks without fetching a real one.
 */
export function sampleRegion(middle: Position): Uint8Array<ArrayBuffer> {
  const centre = worldPoint(middle)
  const metre = 1 / (metresOfWorld * Math.cos((middle.latitude * Math.PI) / 180))
  const side = reach * metre
  const tiles: ArchivedTile[] = []
  for (let z = zooms.least; z <= zooms.most; z++) {
    const count = 2 ** z
    const [left, right] = [centre.x - side, centre.x + side].map((x) => Math.floor(x * count))
    const [top, bottom] = [centre.y - side, centre.y + side].map((y) => Math.floor(y * count))
    for (let x = left!; x <= right!; x++)
      for (let y = top!; y <= bottom!; y++) {
        const toTile = ([east, south]: Place): Corner => [
          ((centre.x + east * metre) * count - x) * extent,
          ((centre.y + south * metre) * count - y) * extent,
        ]
        const bytes = vectorTile(layersOf(z, toTile))
        if (bytes.length > 0) tiles.push({ z, x, y, bytes })
      }
  }
  const degrees = 360 * side
  const latitudes = [centre.y + side, centre.y - side].map((y) => (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI)
  const layers = [...new Set(town.map(({ layer }) => layer))]
  return archiveOf({
    tiles,
    west: middle.longitude - degrees,
    east: middle.longitude + degrees,
    south: latitudes[0]!,
    north: latitudes[1]!,
    metadata: {
      name: 'An invented town',
      attribution: 'An invented town, drawn by <a href="https://carenest.test/">Carenest</a>',
      vector_layers: layers.map((id) => ({ id, fields: {}, minzoom: zooms.least, maxzoom: zooms.most })),
    },
  })
}

function layersOf(z: number, toTile: (place: Place) => Corner): Record<string, TileFeature[]> {
  const layers: Record<string, TileFeature[]> = {}
  for (const feature of town) {
    const lines = feature.from <= z ? linesWithin(feature, feature.places.map(toTile)) : []
    if (lines.length > 0) (layers[feature.layer] ??= []).push({ ...feature, lines })
  }
  return layers
}

/** What lies within a tile and a little around it, in whole numbers. */
function linesWithin({ kind }: TownFeature, corners: readonly Corner[]): readonly (readonly Corner[])[] {
  const whole = (line: readonly Corner[]) => line.map(([x, y]): Corner => [Math.round(x), Math.round(y)])
  if (kind === 'line') return clippedLine(corners).map(whole)
  if (kind === 'area') return [clippedRing(corners)].filter(({ length }) => length > 2).map(whole)
  return corners.every(([x, y]) => x >= 0 && x < extent && y >= 0 && y < extent) ? [whole(corners)] : []
}

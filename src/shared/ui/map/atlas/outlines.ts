import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Box } from '../geometry/clip.ts'
import { worldPoint, type Point } from '../geometry/mercator.ts'

/** Points of the world and the box that they fill. */
export interface Outline {
  readonly points: readonly Point[]
  readonly box: Box
}

/** Land as closed rings, borders between countries as lines. */
export interface Outlines {
  readonly land: readonly Outline[]
  readonly borders: readonly Outline[]
}

export type WorldTopology = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

function outlineOf(line: readonly (readonly number[])[]): Outline {
  const points = line.map(([longitude = 0, latitude = 0]) => worldPoint({ longitude, latitude }))
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return { points, box }
}

/** What is drawn of Natural Earth's countries. */
export function outlinesOf(world: WorldTopology): Outlines {
  const land = feature(world, world.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
  })
  const borders = mesh(world, world.objects.countries, (one, other) => one !== other)
  return { land: land.map(outlineOf), borders: borders.coordinates.map(outlineOf) }
}

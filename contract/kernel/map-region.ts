import { z } from 'zod'

/** How the tiles of a region name their layers: https://docs.protomaps.com/basemaps/layers, https://openmaptiles.org/schema. */
export const mapSchemas = ['protomaps', 'openmaptiles'] as const
export type MapSchema = (typeof mapSchemas)[number]

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const zoom = z.int().min(0).max(30)

/** The region whose map an operator gave as a file of vector tiles: what a browser must know before it reads from it. */
export const mapRegion = z.strictObject({
  /** Changes with the file, and stands in the address under which it is read. */
  version: z.string(),
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
  /** Of its tiles, which are twice as wide as those that our zooms count in. */
  minZoom: zoom,
  maxZoom: zoom,
  schema: z.enum(mapSchemas),
  /** Whose data it is, to be shown with it; `url` where more is said about that. */
  attribution: z.array(z.strictObject({ text: z.string(), url: z.url({ protocol: /^https?$/ }).nullable() })),
})
export type MapRegionFacts = z.infer<typeof mapRegion>

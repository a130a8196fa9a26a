import { Compression, PMTiles, TileType, type Source } from 'pmtiles'
import { mapRegion, type MapRegionFacts, type MapSchema } from '#contract/kernel/map-region.ts'
import { StartFault } from '#server/kernel/errors.ts'
import type { MapRegion } from '#server/kernel/ports.ts'
import { attributionParts } from './attribution.ts'

const fault = (what: string) => new StartFault(`MAP_REGION_FILE ${what}.`)

/** What of a region's own description is read; everything else in it is left alone. */
interface Described {
  readonly attribution?: unknown
  readonly vector_layers?: readonly { readonly id?: unknown }[]
}

/**
 * A region whose map lies in bytes as PMTiles, version 3. `version` changes with them.
 * @throws StartFault where they are no such map, or one that browsers could not draw
 */
export async function regionOf(stored: Omit<MapRegion, 'facts'>, version: string): Promise<MapRegion> {
  const archive = new PMTiles(sourceOf(stored))
  const header = await archive.getHeader().catch(() => {
    throw fault('must be a PMTiles archive of version 3')
  })
  if (header.tileType !== TileType.Mvt) throw fault('must hold vector tiles')
  const packings = [header.internalCompression, header.tileCompression]
  if (packings.some((packing) => packing !== Compression.Gzip && packing !== Compression.None))
    throw fault('must be packed with gzip or not at all: browsers unpack nothing else')
  const described = (await archive.getMetadata().catch(() => {
    throw fault('has a description that cannot be read')
  })) as Described
  const facts = mapRegion.safeParse({
    version,
    west: header.minLon,
    south: header.minLat,
    east: header.maxLon,
    north: header.maxLat,
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    schema: schemaOf(described),
    attribution: attributionParts(described.attribution),
  } satisfies MapRegionFacts)
  if (!facts.success || header.minLon >= header.maxLon || header.minLat >= header.maxLat)
    throw fault('says bounds or zooms that no region has')
  return { ...stored, facts: facts.data }
}

function schemaOf({ vector_layers: layers = [] }: Described): MapSchema {
  const names = new Set(layers.map(({ id }) => id))
  if (names.has('roads') && names.has('places')) return 'protomaps'
  if (names.has('transportation') && names.has('place')) return 'openmaptiles'
  throw fault('must have the layers of the Protomaps basemap or of OpenMapTiles')
}

const sourceOf = ({ readRange }: Pick<MapRegion, 'readRange'>): Source => ({
  getKey: () => 'region',
  async getBytes(offset, length) {
    const bytes = await readRange(offset, offset + length)
    return { data: new Uint8Array(bytes ?? []).buffer }
  },
})

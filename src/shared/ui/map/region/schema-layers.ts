import type { ExpressionSpecification } from 'maplibre-gl'
import type { MapSchema } from '#contract/kernel/map-region.ts'

/** What of a tile is drawn in one way. */
export interface Drawn {
  readonly layer: string
  readonly filter?: ExpressionSpecification
}

/** Where a schema has what we draw. What it has beside that stays undrawn: shops and signs tell nobody where an animal is. */
export interface SchemaLayers {
  readonly green: readonly Drawn[]
  readonly wood: readonly Drawn[]
  readonly built: readonly Drawn[]
  readonly water: readonly Drawn[]
  readonly waterLines: readonly Drawn[]
  readonly buildings: readonly Drawn[]
  readonly roads: {
    readonly large: Drawn
    readonly middle: Drawn
    readonly small: Drawn
    readonly path: Drawn
    readonly rail: Drawn
  }
  readonly borders: readonly Drawn[]
  readonly names: { readonly road: Drawn; readonly water: Drawn; readonly town: Drawn; readonly quarter: Drawn }
}

const among = (field: string, ...values: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', field],
  ['literal', [...values]],
]
const polygons: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon']
const lines: ExpressionSpecification = ['==', ['geometry-type'], 'LineString']
const points: ExpressionSpecification = ['==', ['geometry-type'], 'Point']

/** https://docs.protomaps.com/basemaps/layers */
const protomaps: SchemaLayers = {
  green: [
    {
      layer: 'landuse',
      filter: among(
        'kind',
        'park',
        'grass',
        'garden',
        'golf_course',
        'cemetery',
        'pitch',
        'playground',
        'recreation_ground',
        'village_green',
        'meadow',
        'farmland',
        'zoo',
      ),
    },
    { layer: 'landcover', filter: among('kind', 'grassland', 'farmland', 'scrub') },
  ],
  wood: [
    { layer: 'landuse', filter: among('kind', 'wood', 'forest', 'nature_reserve', 'national_park', 'protected_area') },
    { layer: 'landcover', filter: among('kind', 'forest') },
  ],
  built: [
    {
      layer: 'landuse',
      filter: among('kind', 'hospital', 'school', 'university', 'college', 'industrial', 'pedestrian', 'railway'),
    },
  ],
  water: [{ layer: 'water', filter: polygons }],
  waterLines: [{ layer: 'water', filter: lines }],
  buildings: [{ layer: 'buildings', filter: polygons }],
  roads: {
    large: { layer: 'roads', filter: among('kind', 'highway') },
    middle: { layer: 'roads', filter: among('kind', 'major_road', 'medium_road') },
    small: { layer: 'roads', filter: among('kind', 'minor_road', 'other') },
    path: { layer: 'roads', filter: among('kind', 'path') },
    rail: { layer: 'roads', filter: among('kind', 'rail') },
  },
  borders: [{ layer: 'boundaries' }],
  names: {
    road: { layer: 'roads', filter: ['!', among('kind', 'rail', 'ferry')] },
    water: { layer: 'water', filter: points },
    town: { layer: 'places', filter: among('kind', 'locality') },
    quarter: { layer: 'places', filter: among('kind', 'neighbourhood', 'macrohood') },
  },
}

/** https://openmaptiles.org/schema */
const openmaptiles: SchemaLayers = {
  green: [
    { layer: 'landcover', filter: among('class', 'grass', 'farmland') },
    { layer: 'landuse', filter: among('class', 'cemetery', 'pitch', 'playground', 'zoo', 'stadium') },
    { layer: 'park', filter: polygons },
  ],
  wood: [{ layer: 'landcover', filter: among('class', 'wood') }],
  built: [{ layer: 'landuse', filter: among('class', 'hospital', 'school', 'university', 'college', 'industrial', 'railway') }],
  water: [{ layer: 'water', filter: polygons }],
  waterLines: [{ layer: 'waterway', filter: lines }],
  buildings: [{ layer: 'building', filter: polygons }],
  roads: {
    large: { layer: 'transportation', filter: among('class', 'motorway', 'trunk') },
    middle: { layer: 'transportation', filter: among('class', 'primary', 'secondary', 'tertiary') },
    small: { layer: 'transportation', filter: among('class', 'minor', 'service', 'raceway', 'busway') },
    path: { layer: 'transportation', filter: among('class', 'path', 'track') },
    rail: { layer: 'transportation', filter: among('class', 'rail', 'transit') },
  },
  borders: [{ layer: 'boundary', filter: ['<=', ['get', 'admin_level'], 4] }],
  names: {
    road: { layer: 'transportation_name' },
    water: { layer: 'water_name', filter: points },
    town: { layer: 'place', filter: among('class', 'city', 'town', 'village', 'hamlet') },
    quarter: { layer: 'place', filter: among('class', 'suburb', 'quarter', 'neighbourhood') },
  },
}

export const layersOf: Readonly<Record<MapSchema, SchemaLayers>> = { protomaps, openmaptiles }

import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapSchema } from '#contract/kernel/map-region.ts'
import type { RegionColours } from './colours.ts'
import { layersOf, type Drawn } from './schema-layers.ts'

export interface RegionLook {
  readonly schema: MapSchema
  readonly colours: RegionColours
  /** BCP 47; of `de-DE` names in `de` are shown. */
  readonly language: string
  /** Families of the interface's text, the first that has a letter draws it. */
  readonly fonts: readonly string[]
}

const source = 'region'
/** Where the source is looked up: an address of the archive behind the scheme that MapLibre was taught. */
export const tilesAt = (address: string): string => `pmtiles://${address}`

/** A name in the reader's language where it has one, else as it is called there. */
export function nameIn(language: string): ExpressionSpecification {
  const short = language.split('-')[0]!
  const own: ExpressionSpecification = ['get', `name:${short}`]
  const there: ExpressionSpecification = ['get', 'name']
  return short === 'ar' || short === 'hi' ? ['coalesce', own, there] : ['coalesce', own, ['get', 'name:latin'], there]
}

const growing = (...stops: readonly number[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops] as unknown as ExpressionSpecification

const drawn = (id: string, { layer, filter }: Drawn) => ({
  id,
  source,
  'source-layer': layer,
  ...(filter && { filter }),
})
const fills = (id: string, all: readonly Drawn[], colour: string): LayerSpecification[] =>
  all.map((each, index) => ({ ...drawn(`${id} ${index}`, each), type: 'fill', paint: { 'fill-color': colour } }))
const line = (id: string, one: Drawn, colour: string, width: ExpressionSpecification, dashes?: number[]): LayerSpecification => ({
  ...drawn(id, one),
  type: 'line',
  layout: { 'line-cap': dashes ? 'butt' : 'round', 'line-join': 'round' },
  paint: { 'line-color': colour, 'line-width': width, ...(dashes && { 'line-dasharray': dashes }) },
})

/** Pixels by MapLibre's zoom. */
const widths = {
  large: [6, 1, 12, 3, 16, 12, 19, 40],
  middle: [9, 0.8, 13, 2.4, 16, 9, 19, 34],
  small: [12, 0.6, 14, 1.8, 16, 6, 19, 26],
} as const
/** A border of a pixel at each side. */
const edged = (stops: readonly number[]) => growing(...stops.map((value, index) => (index % 2 === 0 ? value : value + 1.6)))

/** How a region is drawn: ground, streets and their names, in the interface's colours and the reader's language. Pure. */
export function regionStyle({ schema, colours, language, fonts }: RegionLook, tiles: string): StyleSpecification {
  const { green, wood, built, water, waterLines, buildings, roads, borders, names } = layersOf[schema]
  const name = nameIn(language)
  const text = (id: string, one: Drawn, size: ExpressionSpecification, colour: string, along = false): LayerSpecification => ({
    ...drawn(id, one),
    type: 'symbol',
    layout: {
      'text-field': name,
      'text-font': [...fonts],
      'text-size': size,
      ...(along ? { 'symbol-placement': 'line' as const } : { 'text-max-width': 8 }),
    },
    paint: { 'text-color': colour, 'text-halo-color': colours.land, 'text-halo-width': 1.6 },
  })
  return {
    version: 8,
    sources: { [source]: { type: 'vector', url: tiles } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colours.land } },
      ...fills('wood', wood, colours.wood),
      ...fills('green', green, colours.green),
      ...fills('built', built, colours.built),
      ...fills('water', water, colours.water),
      ...waterLines.map((each, index) => line(`water line ${index}`, each, colours.water, growing(9, 0.8, 15, 4))),
      ...fills('building', buildings, colours.building),
      line('path', roads.path, colours.path, growing(13, 0.8, 18, 3), [2, 1.4]),
      line('small edge', roads.small, colours.edge, edged(widths.small)),
      line('middle edge', roads.middle, colours.edge, edged(widths.middle)),
      line('large edge', roads.large, colours.edge, edged(widths.large)),
      line('small', roads.small, colours.road, growing(...widths.small)),
      line('middle', roads.middle, colours.road, growing(...widths.middle)),
      line('large', roads.large, colours.largeRoad, growing(...widths.large)),
      line('rail', roads.rail, colours.edge, growing(11, 0.8, 18, 3), [3, 1.5]),
      ...borders.map((each, index) => line(`border ${index}`, each, colours.edge, growing(4, 0.8, 12, 2), [4, 3])),
      { ...text('road names', names.road, growing(13, 11, 18, 14), colours.quietText, true), minzoom: 13 } as LayerSpecification,
      text('water names', names.water, growing(6, 11, 14, 14), colours.quietText),
      text('quarter names', names.quarter, growing(11, 11, 16, 15), colours.quietText),
      text('town names', names.town, growing(5, 12, 14, 19), colours.text),
    ],
  }
}

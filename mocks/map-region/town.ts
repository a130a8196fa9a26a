import type { TileFeature } from './vector-tile.ts'

/** Metres east and south of the town's middle. */
export type Place = readonly [east: number, south: number]

/** Something of the town, in the layer in which the Protomaps basemap would have it. */
export interface TownFeature {
  readonly layer: 'earth' | 'water' | 'landuse' | 'roads' | 'buildings' | 'places'
  readonly kind: TileFeature['kind']
  readonly places: readonly Place[]
  readonly properties: Readonly<Record<string, string | number>>
  /** Of a tile, from which on it is there. */
  readonly from: number
}

/** Metres from the middle to each side. */
export const reach = 4000

const inLanguages = (name: string, [de, es, fr, ar, hi]: readonly [string, string, string, string, string]) => ({
  name,
  'name:en': name,
  'name:de': de,
  'name:es': es,
  'name:fr': fr,
  'name:ar': ar,
  'name:hi': hi,
})

const area = (layer: TownFeature['layer'], kind: string, from: number, places: readonly Place[], more = {}): TownFeature => ({
  layer,
  kind: 'area',
  places,
  properties: { kind, ...more },
  from,
})
const road = (kind: string, from: number, places: readonly Place[], more = {}): TownFeature => ({
  layer: 'roads',
  kind: 'line',
  places,
  properties: { kind, ...more },
  from,
})
const square = ([east, south]: Place, side: number): readonly Place[] => [
  [east, south],
  [east + side, south],
  [east + side, south + side],
  [east, south + side],
]

const block = 260
const blocks = Array.from({ length: 21 }, (_, index) => (index - 10) * block)
const half = 10 * block

const streets = blocks.flatMap((at, index) => [
  road(
    index % 5 === 0 ? 'major_road' : 'minor_road',
    index % 5 === 0 ? 11 : 13,
    [
      [at, -half],
      [at, half],
    ],
    {
      ...(index === 10 &&
        inLanguages('Harbour Street', ['Hafenstraße', 'Calle del Puerto', 'Rue du Port', 'شارع الميناء', 'बंदरगाह मार्ग'])),
      ...(index === 12 && { name: 'Mill Lane' }),
    },
  ),
  road(
    index % 5 === 0 ? 'major_road' : 'minor_road',
    index % 5 === 0 ? 11 : 13,
    [
      [-half, at],
      [half, at],
    ],
    {
      ...(index === 10 &&
        inLanguages('Market Street', ['Marktstraße', 'Calle del Mercado', 'Rue du Marché', 'شارع السوق', 'बाज़ार मार्ग'])),
      ...(index === 8 && { name: 'Orchard Row' }),
    },
  ),
])

const houses = blocks
  .slice(5, 15)
  .flatMap((east) =>
    blocks
      .slice(5, 15)
      .flatMap((south) =>
        [0, 1, 2, 3].map((corner) =>
          area(
            'buildings',
            'building',
            13,
            square([east + 30 + (corner % 2) * 120, south + 30 + Math.floor(corner / 2) * 120], 70),
          ),
        ),
      ),
  )

/** An invented town: a river, a park, a wood, streets, houses and names in the platform's languages. */
export const town: readonly TownFeature[] = [
  area('earth', 'earth', 0, square([-reach, -reach], 2 * reach)),
  area('landuse', 'wood', 10, [
    [-3900, -3800],
    [-1500, -3900],
    [-1700, -2700],
    [-3600, -2500],
  ]),
  area('landuse', 'park', 11, square([2 * block, block], 3 * block)),
  area('landuse', 'hospital', 13, square([-4 * block, -3 * block], block)),
  area('water', 'water', 10, [
    [-reach, 1500],
    [-1200, 1300],
    [700, 2100],
    [reach, 1900],
    [reach, 2300],
    [600, 2500],
    [-1300, 1700],
    [-reach, 1900],
  ]),
  ...houses,
  ...streets,
  road('path', 13, [
    [2 * block, block],
    [3.5 * block, 2.5 * block],
    [5 * block, 4 * block],
  ]),
  road('rail', 11, [
    [-reach, -3000],
    [0, -2700],
    [reach, -3200],
  ]),
  road(
    'highway',
    10,
    [
      [-reach, 3000],
      [-1000, 3100],
      [1500, 3300],
      [reach, 3000],
    ],
    { name: 'Ring road' },
  ),
  {
    layer: 'places',
    kind: 'point',
    places: [[0, 0]],
    properties: {
      kind: 'locality',
      kind_detail: 'town',
      population_rank: 8,
      ...inLanguages('Lindenau', ['Lindenau', 'Tilares', 'Tilleul', 'ليندناو', 'लिंडेनाऊ']),
    },
    from: 10,
  },
  {
    layer: 'places',
    kind: 'point',
    places: [[6 * block, -5 * block]],
    properties: {
      kind: 'neighbourhood',
      ...inLanguages('Old Mill', ['Alte Mühle', 'Molino Viejo', 'Vieux Moulin', 'الطاحونة القديمة', 'पुरानी चक्की']),
    },
    from: 12,
  },
]

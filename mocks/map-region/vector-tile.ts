import { Message } from './protobuf.ts'

/** Whole numbers within a tile: 0 to `extent` from north-west to south-east. */
export type Corner = readonly [x: number, y: number]

export interface TileFeature {
  readonly kind: 'point' | 'line' | 'area'
  /** A point has one line of one corner; an area one line for each ring, clockwise where it is an outer one. */
  readonly lines: readonly (readonly Corner[])[]
  readonly properties: Readonly<Record<string, string | number>>
}

export const extent = 4096
const kinds = { point: 1, line: 2, area: 3 } as const
const [moveTo, lineTo, closePath] = [1, 2, 7]
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)

/** A tile of the Mapbox Vector Tile specification, version 2. */
export function vectorTile(layers: Readonly<Record<string, readonly TileFeature[]>>): Uint8Array<ArrayBuffer> {
  const tile = new Message()
  for (const [name, features] of Object.entries(layers)) if (features.length > 0) tile.bytes(3, layer(name, features))
  return tile.done()
}

function layer(name: string, features: readonly TileFeature[]): Uint8Array {
  const keys: string[] = []
  const values: (string | number)[] = []
  const placeIn = <T>(list: T[], value: T) => {
    const known = list.indexOf(value)
    return known < 0 ? list.push(value) - 1 : known
  }
  const message = new Message().text(1, name)
  for (const { kind, lines, properties } of features) {
    const tags = Object.entries(properties).flatMap(([key, value]) => [placeIn(keys, key), placeIn(values, value)])
    const drawn = drawing(lines, kind)
    message.bytes(2, new Message().packed(2, tags).varint(3, kinds[kind]).packed(4, drawn).done())
  }
  for (const key of keys) message.text(3, key)
  for (const value of values)
    message.bytes(4, (typeof value === 'string' ? new Message().text(1, value) : new Message().varint(5, value)).done())
  return message.varint(5, extent).varint(15, 2).done()
}

/** From corner to corner, each told from the one before. */
function drawing(lines: readonly (readonly Corner[])[], kind: TileFeature['kind']): number[] {
  let at: Corner = [0, 0]
  const steps = (corners: readonly Corner[]) =>
    corners.flatMap(([x, y]) => {
      const step = [zigzag(x - at[0]), zigzag(y - at[1])]
      at = [x, y]
      return step
    })
  return lines.flatMap(([first, ...rest]) => {
    if (!first) return []
    const begun = [moveTo + 8, ...steps([first])]
    if (kind === 'point') return begun
    const drawn = [...begun, lineTo + 8 * rest.length, ...steps(rest)]
    return kind === 'area' ? [...drawn, closePath + 8] : drawn
  })
}

import { Compression, TileType, zxyToTileId } from 'pmtiles'
import { varint } from './protobuf.ts'

export interface ArchivedTile {
  readonly z: number
  readonly x: number
  readonly y: number
  readonly bytes: Uint8Array
}

export interface Archived {
  readonly tiles: readonly ArchivedTile[]
  /** Degrees. */
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
  /** What it tells of itself, as JSON. */
  readonly metadata: object
}

const headerBytes = 127

/** An archive of PMTiles, version 3, nothing in it packed: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md. */
export function archiveOf({ tiles, west, south, east, north, metadata }: Archived): Uint8Array<ArrayBuffer> {
  const sorted = tiles
    .map((tile) => ({ ...tile, id: zxyToTileId(tile.z, tile.x, tile.y) }))
    .toSorted((one, other) => one.id - other.id)
  const lengths = sorted.map(({ bytes }) => bytes.length)
  const directory = Uint8Array.from(
    [
      sorted.length,
      ...sorted.map(({ id }, index) => id - (sorted[index - 1]?.id ?? 0)),
      ...sorted.map(() => 1),
      ...lengths,
      // Each begins where the one before ends, which 0 says; the first at 0, told as 1.
      ...sorted.map((_, index) => (index === 0 ? 1 : 0)),
    ].flatMap(varint),
  )
  const description = new TextEncoder().encode(JSON.stringify(metadata))
  const data = lengths.reduce((sum, length) => sum + length, 0)
  const leaves = headerBytes + directory.length + description.length
  const zooms = sorted.map(({ z }) => z)

  const archive = new Uint8Array(leaves + data)
  const view = new DataView(archive.buffer)
  const places = [headerBytes, directory.length, headerBytes + directory.length, description.length, leaves, 0, leaves, data]
  archive.set(new TextEncoder().encode('PMTiles'))
  view.setUint8(7, 3)
  for (const [index, place] of [...places, sorted.length, sorted.length, sorted.length].entries())
    view.setBigUint64(8 + 8 * index, BigInt(place), true)
  for (const [index, byte] of [
    1,
    Compression.None,
    Compression.None,
    TileType.Mvt,
    Math.min(...zooms),
    Math.max(...zooms),
  ].entries())
    view.setUint8(96 + index, byte)
  for (const [index, degrees] of [west, south, east, north].entries())
    view.setInt32(102 + 4 * index, Math.round(degrees * 1e7), true)
  view.setUint8(118, Math.min(...zooms))
  view.setInt32(119, Math.round((west + east) * 5e6), true)
  view.setInt32(123, Math.round((south + north) * 5e6), true)

  archive.set(directory, headerBytes)
  archive.set(description, headerBytes + directory.length)
  let at = leaves
  for (const { bytes } of sorted) {
    archive.set(bytes, at)
    at += bytes.length
  }
  return archive
}

import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { StartFault } from '#server/kernel/errors.ts'
import type { MapRegion } from '#server/kernel/ports.ts'
import { regionOf } from './pmtiles.ts'

/** An archive's header and the beginning of its list of tiles; as much of its end tells two apart that begin alike. */
const told = 16_384

export interface RegionFile extends MapRegion {
  readonly close: () => Promise<void>
}

/**
 * The region in this file, which stays open: one that is put in its place is read by the next start, and never half of each. Its version is of
 * what it holds alone, so that processes with a copy each give the same.
 * @throws StartFault where there is none, or none that can be drawn
 */
export async function openRegionFile(path: string): Promise<RegionFile> {
  const file = await open(path).catch(() => null)
  const stat = await file?.stat()
  if (!file || !stat?.isFile()) {
    await file?.close()
    throw new StartFault('MAP_REGION_FILE names no file that can be read.')
  }
  const readRange = async (from: number, to: number) => {
    const bytes = new Uint8Array(Math.max(0, Math.min(to, stat.size) - from))
    let read = 0
    while (read < bytes.length) {
      const { bytesRead } = await file.read(bytes, read, bytes.length - read, from + read)
      if (bytesRead === 0) break
      read += bytesRead
    }
    return bytes.subarray(0, read)
  }
  const version = createHash('sha256')
    .update(`${stat.size} `)
    .update(await readRange(0, told))
    .update(await readRange(Math.max(0, stat.size - told), stat.size))
    .digest('base64url')
    .slice(0, 22)
  try {
    return { ...(await regionOf({ bytes: stat.size, readRange }, version)), close: () => file.close() }
  } catch (error) {
    await file.close()
    throw error
  }
}

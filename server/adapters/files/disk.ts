import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '#server/kernel/ports.ts'

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/** Written beside its place and moved there once it is whole and on the disk. */
async function keep(path: string, pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.part`
  try {
    const file = await open(part, 'w')
    try {
      for await (const piece of pieces) await file.writeFile(piece)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Files in a folder of this machine: `3f/a1/<key>`, so that no folder grows too large. Durable when a write resolves. */
export function createDiskFiles(folder: string): FileStore {
  const pathOf = (key: string) => {
    // The platform makes the keys; this keeps a mistake from becoming a way out of the folder.
    if (!/^[a-z0-9][a-z0-9-]{7,63}$/.test(key)) throw new Error('Not a key of a file')
    // The end of a UUID is chance, its beginning the time.
    return join(folder, key.slice(-2), key.slice(-4, -2), key)
  }
  return {
    name: 'disk',
    write: (key, bytes) => keep(pathOf(key), [bytes]),
    writePieces: (key, pieces) => keep(pathOf(key), pieces),
    async read(key) {
      const bytes = await readFile(pathOf(key)).catch(nullIfMissing)
      return bytes && new Uint8Array(bytes)
    },
    async readRange(key, from, to) {
      const file = await open(pathOf(key)).catch(nullIfMissing)
      if (!file) return null
      try {
        const { size } = await file.stat()
        const bytes = new Uint8Array(Math.max(0, Math.min(to, size) - from))
        let read = 0
        while (read < bytes.length) {
          const { bytesRead } = await file.read(bytes, read, bytes.length - read, from + read)
          if (bytesRead === 0) break
          read += bytesRead
        }
        return bytes.subarray(0, read)
      } finally {
        await file.close()
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

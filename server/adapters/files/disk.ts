import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '#server/kernel/ports.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

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
    async write(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const part = `${path}.part`
      const file = await open(part, 'w')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(part, path)
    },
    async read(key) {
      try {
        return new Uint8Array(await readFile(pathOf(key)))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

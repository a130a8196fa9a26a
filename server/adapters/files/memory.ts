import type { FileStore } from '#server/kernel/ports.ts'

/** For tests, and where nothing else may be kept: gone with the process. */
export function createMemoryFiles(): FileStore {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    name: 'memory',
    write: async (key, bytes) => void kept.set(key, bytes.slice()),
    read: async (key) => kept.get(key)?.slice() ?? null,
    remove: async (key) => void kept.delete(key),
  }
}

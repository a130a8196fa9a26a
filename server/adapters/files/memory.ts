import type { FileStore } from '#server/kernel/ports.ts'

/** For tests, and where nothing else may be kept: gone with the process. */
export function createMemoryFiles(): FileStore {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    name: 'memory',
    write: async (key, bytes) => void kept.set(key, bytes.slice()),
    async writePieces(key, pieces) {
      const all: Uint8Array<ArrayBuffer>[] = []
      for await (const piece of pieces) all.push(piece)
      kept.set(key, new Uint8Array(await new Blob(all).arrayBuffer()))
    },
    read: async (key) => kept.get(key)?.slice() ?? null,
    readRange: async (key, from, to) => kept.get(key)?.slice(from, to) ?? null,
    remove: async (key) => void kept.delete(key),
  }
}

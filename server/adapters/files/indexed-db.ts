import type { FileStore } from '#server/kernel/ports.ts'

const storeName = 'files'

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('Storage refused')))
  })
}

/** Files in the browser's own storage. */
export function createIndexedDbFiles(database = 'carenest-files'): FileStore {
  let opened: Promise<IDBDatabase> | undefined
  const open = () => {
    const opening = indexedDB.open(database, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
    return settled(opening)
  }
  const within = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) => {
    const storage = await (opened ??= open())
    return settled(work(storage.transaction(storeName, mode).objectStore(storeName)))
  }
  const put = async (key: string, kept: Uint8Array<ArrayBuffer> | Blob) =>
    void (await within('readwrite', (store) => store.put(kept, key)))
  const read = async (key: string, from?: number, to?: number) => {
    const kept = await within<Uint8Array<ArrayBuffer> | Blob | undefined>('readonly', (store) => store.get(key))
    if (kept === undefined) return null
    return kept instanceof Blob ? new Uint8Array(await kept.slice(from, to).arrayBuffer()) : kept.slice(from, to)
  }
  return {
    name: 'indexed-db',
    write: (key, bytes) => put(key, bytes),
    // A blob: the browser keeps it outside of memory, and reads of it only what is asked for.
    async writePieces(key, pieces) {
      let all = new Blob()
      for await (const piece of pieces) all = new Blob([all, piece])
      await put(key, all)
    },
    read: (key) => read(key),
    readRange: (key, from, to) => read(key, from, to),
    remove: (key) => within('readwrite', (store) => store.delete(key)),
  }
}

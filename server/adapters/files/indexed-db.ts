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
  return {
    name: 'indexed-db',
    write: async (key, bytes) => void (await within('readwrite', (store) => store.put(bytes, key))),
    read: async (key) => (await within<Uint8Array<ArrayBuffer> | undefined>('readonly', (store) => store.get(key))) ?? null,
    remove: (key) => within('readwrite', (store) => store.delete(key)),
  }
}

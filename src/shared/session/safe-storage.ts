/** `localStorage`, or a memory of its own where the browser refuses storage: the session then lasts as long as the page. */
export function safeLocalStorage(): Storage {
  try {
    const storage = globalThis.localStorage
    storage.setItem('carenest:probe', '1')
    storage.removeItem('carenest:probe')
    return storage
  } catch {
    return memoryStorage()
  }
}

function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  }
}

/** One storage for everybody, so that the memory is shared where it has to serve. */
export const browserStorage: Storage = safeLocalStorage()

export interface Bounds {
  /** Entries; beyond, those that were asked for longest ago go. */
  readonly most: number
  /** How long an entry is good. */
  readonly milliseconds: number
  /** How much longer it is still given, while a new one is made for the next who ask. */
  readonly meanwhile?: number
}

interface Entry<Value> {
  readonly value: Promise<Value>
  readonly until: number
  isRenewed?: boolean
}

/**
 * Keeps what is costly to make for a short while. Who asks for what is just being made waits for the same; what could not be made is
 * made again for the next.
 */
export function boundedCache<Value>({ most, milliseconds, meanwhile = 0 }: Bounds, now: () => number = Date.now) {
  const entries = new Map<string, Entry<Value>>()

  function put(key: string, entry: Entry<Value>): Entry<Value> {
    entries.delete(key)
    entries.set(key, entry)
    if (entries.size > most) entries.delete(entries.keys().next().value!)
    return entry
  }

  function renew(key: string, old: Entry<Value>, make: () => Promise<Value>): void {
    if (old.isRenewed) return
    old.isRenewed = true
    const value = make()
    value.then(
      () => put(key, { value, until: now() + milliseconds }),
      // The next who asks tries again, as long as the old one may be given.
      () => (old.isRenewed = false),
    )
  }

  return async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = entries.get(key)
    if (known && known.until + meanwhile > now()) {
      if (known.until <= now()) renew(key, known, make)
      return put(key, known).value
    }
    const entry = put(key, { value: make(), until: now() + milliseconds })
    try {
      return await entry.value
    } catch (fault) {
      if (entries.get(key) === entry) entries.delete(key)
      throw fault
    }
  }
}

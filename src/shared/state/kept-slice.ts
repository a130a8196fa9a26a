import { browserStorage } from '../session/safe-storage.ts'
import type { LazySlice } from './lazy-slice.ts'

type Kept = Pick<LazySlice, 'name' | 'of' | 'kept' | 'initial'>

const prefixes = { person: 'carenest:person:', device: 'carenest:device:' } as const
const keyOf = ({ name, of }: Pick<Kept, 'name' | 'of'>) => prefixes[of] + name

/** What storage has of the slice, if it is of this version and shape. */
export function readKept(slice: Kept): unknown {
  if (!slice.kept) return undefined
  try {
    const stored = JSON.parse(browserStorage.getItem(keyOf(slice)) ?? 'null') as { version?: unknown; state?: unknown } | null
    return stored?.version === slice.kept.version ? slice.kept.check(stored.state) : undefined
  } catch {
    return undefined
  }
}

/** Whether storage has anything of a slice, asked without the slice's own code: what is light decides by it whether to fetch that. */
export const isKept = (slice: Pick<Kept, 'name' | 'of'>): boolean => browserStorage.getItem(keyOf(slice)) !== null

/** A slice as it is in the beginning leaves nothing behind. A full storage is no fault: the slice then lasts as long as the page. */
export function writeKept(slice: Kept, state: unknown): void {
  if (!slice.kept) return
  try {
    if (state === slice.initial) browserStorage.removeItem(keyOf(slice))
    else browserStorage.setItem(keyOf(slice), JSON.stringify({ version: slice.kept.version, state }))
  } catch {
    // See above.
  }
}

/** Also of slices that this page has never needed. */
export function forgetKeptOfPerson(): void {
  const keys = Array.from({ length: browserStorage.length }, (_, place) => browserStorage.key(place) ?? '')
  for (const key of keys) if (key.startsWith(prefixes.person)) browserStorage.removeItem(key)
}

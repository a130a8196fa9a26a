import type { VirtualItem } from '@tanstack/react-virtual'

/** Where somebody was in a long list, and how high its rows were. */
export interface KeptPlace {
  /** Pixels from the top of the page. */
  readonly offset: number
  readonly measured: VirtualItem[]
}

const atMost = 20
const places = new Map<string, KeptPlace>()

/** Keeps a place under an entry of the history; the oldest go. It lives as long as the page. */
export function keepPlace(key: string, place: KeptPlace): void {
  places.delete(key)
  places.set(key, place)
  for (const oldest of places.keys()) {
    if (places.size <= atMost) return
    places.delete(oldest)
  }
}

export const keptPlace = (key: string): KeptPlace | undefined => places.get(key)

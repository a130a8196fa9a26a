import { createContext } from 'react'
import type { MapRegionFacts } from '#contract/kernel/map-region.ts'

/** A region whose streets can be drawn, and where its tiles are read. */
export interface RegionSource extends MapRegionFacts {
  readonly address: string
}

/** A hook that says which region there is. Parts ask nobody themselves: the application hands this over, and without it there is none. */
export const RegionContext = createContext<() => RegionSource | null>(() => null)

import { createContext, type ReactNode } from 'react'
import type { MapRegionFacts } from '#contract/kernel/map-region.ts'

/** A region whose streets can be drawn, and where its tiles are read. */
export interface RegionSource extends MapRegionFacts {
  readonly address: string
}

/** Draws by the region that there is, once that is known; `null` until then, and without one. */
export type AskRegion = (draw: (region: RegionSource | null) => ReactNode) => ReactNode

/** Whom a map asks which region there is. Parts ask nobody themselves: the application hands this over, and without it there is none. */
export const RegionContext = createContext<AskRegion>((draw) => draw(null))

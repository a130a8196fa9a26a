import { createContext, type ComponentType, type ReactNode } from 'react'
import type { MapRegionFacts } from '#contract/kernel/map-region.ts'

/** A region whose streets can be drawn, and where its tiles are read. */
export interface RegionSource extends MapRegionFacts {
  readonly address: string
}

export interface AskRegionProps {
  readonly children: (region: RegionSource | null) => ReactNode
}

/** Who says which region there is, once a map is drawn. Parts ask nobody themselves: the application hands this over, and without it there is none. */
export const RegionContext = createContext<ComponentType<AskRegionProps>>(({ children }) => children(null))

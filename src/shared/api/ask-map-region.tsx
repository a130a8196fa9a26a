import { useMemo, type ReactNode } from 'react'
import { mapsCalls } from '#contract/maps/calls.ts'
import type { AskRegion, RegionSource } from '#shared/ui/map/region/region-source.ts'
import { apiBase } from './api-base.ts'
import { useConfigurationQuery } from './configuration.ts'

function AskMapRegion({ children }: { children: (region: RegionSource | null) => ReactNode }) {
  const region = useConfigurationQuery().data?.mapRegion ?? null
  const source = useMemo(
    () => region && { ...region, address: `${apiBase}${mapsCalls.readRegion.path}?version=${region.version}` },
    [region],
  )
  return children(source)
}

/** Asks the platform's configuration for the region whose streets can be drawn, where a map is drawn and not before. */
export const askMapRegion: AskRegion = (draw) => <AskMapRegion>{draw}</AskMapRegion>

import { useMemo } from 'react'
import { mapsCalls } from '#contract/maps/calls.ts'
import type { RegionSource } from '#shared/ui/map/region/region-source.ts'
import { apiBase } from './api-base.ts'
import { useConfigurationQuery } from './configuration.ts'

/** The region whose streets can be drawn, as the platform's configuration has it; `null` until that is known, and without one. */
export function useMapRegion(): RegionSource | null {
  const region = useConfigurationQuery().data?.mapRegion ?? null
  return useMemo(
    () => region && { ...region, address: `${apiBase}${mapsCalls.readRegion.path}?version=${region.version}` },
    [region],
  )
}

import { useMemo } from 'react'
import { mapsCalls } from '#contract/maps/calls.ts'
import type { AskRegionProps } from '#shared/ui/map/region/region-source.ts'
import { apiBase } from './api-base.ts'
import { useConfigurationQuery } from './configuration.ts'

/** Asks the platform's configuration for the region whose streets can be drawn: `null` until it is known, and without one. */
export function AskMapRegion({ children }: AskRegionProps) {
  const region = useConfigurationQuery().data?.mapRegion ?? null
  const source = useMemo(
    () => region && { ...region, address: `${apiBase}${mapsCalls.readRegion.path}?version=${region.version}` },
    [region],
  )
  return children(source)
}

import { lazy, Suspense, useEffect } from 'react'
import { useListPlacesQuery } from '#features/doctors/index.ts'
import { useConfigurationQuery } from '#shared/api/configuration.ts'
import type { AddressDraft, Town } from '#shared/ui/address/address-draft.ts'
import type { AddressSuggestion } from '#shared/ui/address/AddressFields.tsx'

const GoogleStreets = lazy(() => import('./GoogleStreets.tsx').catch(() => ({ default: () => null })))

export interface KnownPlacesProps {
  value: AddressDraft
  onTowns: (towns: readonly Town[]) => void
  onStreets: (streets: readonly AddressSuggestion[]) => void
}

/** Brings what can be offered under the fields of an address: towns that the platform knows; with Google's key its streets as well. Shows nothing. */
export default function KnownPlaces({ value, onTowns, onStreets }: KnownPlacesProps) {
  const { data: places } = useListPlacesQuery()
  const { data: configuration } = useConfigurationQuery()
  useEffect(() => {
    if (places) onTowns(places.items)
  }, [places, onTowns])
  const key = configuration?.mapsKey
  return key ? (
    <Suspense fallback={null}>
      <GoogleStreets mapsKey={key} typed={value.lines[0]} country={value.country} onStreets={onStreets} />
    </Suspense>
  ) : null
}

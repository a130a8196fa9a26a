import type { Position } from '#shared/ui/map/map-place.ts'
import { useListPlacesQuery } from '../../api.ts'
import { findPlace, placeName } from '../../model/places.ts'
import { useDevicePosition } from './use-device-position.ts'

/** Where distances are counted from. `unknown`: words of an address, not a town we know. */
export type SearchPosition =
  | { kind: 'none' | 'asking' | 'refused' }
  | { kind: 'unknown'; name: string }
  | { kind: 'device'; position: Position }
  | { kind: 'town'; position: Position; name: string }

/** What an address says of where one looks from: `me` is the device's position, `place` a town. */
interface Chosen {
  readonly near: string
  readonly place: string
}

/** The standpoint that an address names, the towns that can be named, and whether it is still to be found out. */
export function useSearchPosition(chosen: Chosen) {
  const places = useListPlacesQuery()
  const device = useDevicePosition(chosen.near === 'me')
  const standpoint = standpointOf(chosen, places.data?.items, device)
  const isWaiting = standpoint.kind === 'asking' || (chosen.place !== '' && places.isLoading)
  return { standpoint, places: places.data?.items ?? [], isWaiting }
}

function standpointOf(
  { near, place }: Chosen,
  places: Parameters<typeof findPlace>[0] | undefined,
  device: ReturnType<typeof useDevicePosition>,
): SearchPosition {
  if (near === 'me') return device.state === 'known' ? { kind: 'device', position: device.position } : asWaiting(device.state)
  if (!place.trim() || !places) return { kind: 'none' }
  const town = findPlace(places, place)
  return town
    ? { kind: 'town', name: placeName(town), position: { latitude: town.latitude, longitude: town.longitude } }
    : { kind: 'unknown', name: place.trim() }
}

function asWaiting(state: 'off' | 'asking' | 'refused'): SearchPosition {
  return { kind: state === 'refused' ? 'refused' : 'asking' }
}

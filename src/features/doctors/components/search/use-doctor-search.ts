import { useListController } from '#shared/patterns/list/useListController.ts'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { useListPlacesQuery, useSearchDoctorsInfiniteQuery } from '../../api.ts'
import type { Position } from '#shared/ui/map/map-place.ts'
import { doctorFilters, doctorSearchOf, type DoctorFilter } from '../../model/doctor-search.ts'
import { findPlace, placeName } from '../../model/places.ts'
import { useToday } from '../use-now.ts'
import { useDevicePosition } from './use-device-position.ts'

/** Where distances are counted from. `unknown`: words of an address, not a town we know. */
export type Standpoint =
  | { kind: 'none' | 'asking' | 'refused' }
  | { kind: 'unknown'; name: string }
  | { kind: 'device'; position: Position }
  | { kind: 'town'; position: Position; name: string }

/** Finding doctors by what the address says: its filters, the standpoint, and what was found. */
export function useDoctorSearch() {
  const controller = useListController<DoctorFilter>({ filters: doctorFilters })
  const timeZone = useZone()
  const today = useToday(timeZone)
  const { filters } = controller
  const places = useListPlacesQuery()
  const device = useDevicePosition(filters.near === 'me')
  const standpoint = standpointOf(filters, places.data?.items, device)
  const position = 'position' in standpoint ? standpoint.position : undefined
  const isWaiting = standpoint.kind === 'asking' || (filters.place !== '' && places.isLoading)

  const asked = doctorSearchOf({
    filters,
    search: controller.search,
    sort: controller.sort,
    position,
    today,
    timeZone,
  })
  const query = useSearchDoctorsInfiniteQuery({ query: asked }, { skip: isWaiting })
  return { controller, asked, query, standpoint, places: places.data?.items ?? [] }
}

export type DoctorSearching = ReturnType<typeof useDoctorSearch>

function standpointOf(
  { near, place }: Record<DoctorFilter, string>,
  places: Parameters<typeof findPlace>[0] | undefined,
  device: ReturnType<typeof useDevicePosition>,
): Standpoint {
  if (near === 'me') return device.state === 'known' ? { kind: 'device', position: device.position } : asWaiting(device.state)
  if (!place.trim() || !places) return { kind: 'none' }
  const town = findPlace(places, place)
  return town
    ? { kind: 'town', name: placeName(town), position: { latitude: town.latitude, longitude: town.longitude } }
    : { kind: 'unknown', name: place.trim() }
}

function asWaiting(state: 'off' | 'asking' | 'refused'): Standpoint {
  return { kind: state === 'refused' ? 'refused' : 'asking' }
}

import { useStandpoint } from '#features/doctors/index.ts'
import { useReadPatientQuery } from '#features/people/pets/index.ts'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { useListEventsInfiniteQuery } from '../../api.ts'
import { eventFilters, eventSearchOf } from '../../model/event-search.ts'

/** Events around a town, the device, or, while the address names neither, the town in which the reader lives. */
export function useEventsNear() {
  const controller = useListController({ filters: eventFilters, along: ['tab'] })
  const { filters, search, sort } = controller
  const profile = useReadPatientQuery()
  const isAtHome = filters.place === '' && filters.near === ''
  const home = profile.data?.address?.city ?? ''
  const found = useStandpoint({ near: filters.near, place: isAtHome ? home : filters.place })
  const { standpoint, places } = found
  const position = 'position' in standpoint ? standpoint.position : undefined
  const isWaiting = found.isWaiting || (isAtHome && profile.isLoading)
  const asked = eventSearchOf({ filters, search, sort, position })
  const query = useListEventsInfiniteQuery({ query: asked }, { skip: isWaiting })
  return { controller, asked, query, standpoint, places, isAtHome }
}

export type EventsNear = ReturnType<typeof useEventsNear>

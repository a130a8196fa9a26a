import { useSearchPosition } from '#features/doctors/index.ts'
import type { PatientProfile } from '#contract/people/schemas.ts'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { useListEventsInfiniteQuery } from '../../api.ts'
import { eventFilters, eventSearchOf } from '../../model/event-search.ts'

/** The reader's own record, for the town in which they live. */
export interface HomeAnswer {
  readonly data?: PatientProfile
  readonly isLoading: boolean
}

/** Events around a town, the device, or, while the address names neither, the town in which the reader lives. */
export function useEventsNear(profile: HomeAnswer) {
  const controller = useListController({ filters: eventFilters, along: ['tab'] })
  const { filters, search, sort } = controller
  const isAtHome = filters.place === '' && filters.near === ''
  const home = profile.data?.address?.city ?? ''
  const found = useSearchPosition({ near: filters.near, place: isAtHome ? home : filters.place })
  const { standpoint, places } = found
  const position = 'position' in standpoint ? standpoint.position : undefined
  const isWaiting = found.isWaiting || (isAtHome && profile.isLoading)
  const asked = eventSearchOf({ filters, search, sort, position })
  const query = useListEventsInfiniteQuery({ query: asked }, { skip: isWaiting })
  return { controller, asked, query, standpoint, places, isAtHome }
}

export type EventsNear = ReturnType<typeof useEventsNear>

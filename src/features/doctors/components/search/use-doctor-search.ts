import { useListController } from '#shared/patterns/list/useListController.ts'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { useSearchDoctorsInfiniteQuery } from '../../api.ts'
import { doctorFilters, doctorSearchOf } from '../../model/doctor-search.ts'
import { useToday } from '../use-now.ts'
import { useSearchPosition } from './use-search-position.ts'

/** Finding doctors by what the address says: its filters, the standpoint, and what was found. */
export function useDoctorSearch() {
  const controller = useListController({ filters: doctorFilters })
  const timeZone = useZone()
  const today = useToday(timeZone)
  const { filters } = controller
  const { standpoint, places, isWaiting } = useSearchPosition(filters)
  const position = 'position' in standpoint ? standpoint.position : undefined

  const asked = doctorSearchOf({
    filters,
    search: controller.search,
    sort: controller.sort,
    position,
    today,
    timeZone,
  })
  const query = useSearchDoctorsInfiniteQuery({ query: asked }, { skip: isWaiting })
  return { controller, asked, query, standpoint, places }
}

export type DoctorSearching = ReturnType<typeof useDoctorSearch>

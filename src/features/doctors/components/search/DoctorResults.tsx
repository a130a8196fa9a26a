import { useTranslation } from 'react-i18next'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { rowsOf } from '#shared/patterns/list/list-of.ts'
import { NoMatch } from '#shared/patterns/list/NoMatch.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { LoadMore } from '#shared/ui/navigation/LoadMore.tsx'
import { ResultMap } from '../map/ResultMap.tsx'
import { DoctorRow } from '../row/DoctorRow.tsx'
import { DoctorRowSkeletons } from '../row/DoctorRowSkeletons.tsx'
import type { DoctorSearching } from './use-doctor-search.ts'

/** The doctors found, a row each, with their map above them where it is wished. */
export function DoctorResults({ controller, asked, query, standpoint, isMap }: DoctorSearching & { isMap: boolean }) {
  const { t } = useTranslation('site')
  const empty = controller.narrowed ? (
    <NoMatch onClear={controller.clear} />
  ) : (
    <Empty title={t('doctors.list.empty')}>{t('doctors.list.emptyHint')}</Empty>
  )
  return (
    <QueryState query={{ ...query, data: rowsOf(query.currentData) }} skeleton={<DoctorRowSkeletons />} empty={empty}>
      {(doctors) => (
        <Stack gap="5" aria-busy={query.isFetching || undefined}>
          {isMap && <ResultMap doctors={doctors} standpoint={standpoint} />}
          <Stack as="ul" gap="3" aria-label={t('doctors.list.label')}>
            {doctors.map((doctor) => (
              <li key={doctor.id}>
                <DoctorRow doctor={doctor} mode={asked.mode} />
              </li>
            ))}
          </Stack>
          {query.hasNextPage && <LoadMore hasMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />}
        </Stack>
      )}
    </QueryState>
  )
}

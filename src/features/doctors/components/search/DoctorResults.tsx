import { useTranslation } from 'react-i18next'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { rowsOf } from '#shared/patterns/list/list-of.ts'
import { NoMatch } from '#shared/patterns/list/NoMatch.tsx'
import { Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { LoadMore } from '#shared/ui/navigation/LoadMore.tsx'
import { DoctorCard } from '../card/DoctorCard.tsx'
import { DoctorCardSkeletons } from '../card/DoctorCardSkeletons.tsx'
import { ResultMap } from '../map/ResultMap.tsx'
import type { DoctorSearching } from './use-doctor-search.ts'

/** The doctors found, as cards, with their map above them where it is wished. */
export function DoctorResults({ controller, asked, query, standpoint, isMap }: DoctorSearching & { isMap: boolean }) {
  const { t } = useTranslation('site')
  const empty = controller.narrowed ? (
    <NoMatch onClear={controller.clear} />
  ) : (
    <Empty title={t('doctors.list.empty')}>{t('doctors.list.emptyHint')}</Empty>
  )
  return (
    <QueryState query={{ ...query, data: rowsOf(query.currentData) }} skeleton={<DoctorCardSkeletons />} empty={empty}>
      {(doctors) => (
        <Stack gap="5" aria-busy={query.isFetching || undefined}>
          <Text as="output" size="s" quiet>
            {t('doctors.list.found', { count: query.currentData?.pages[0]?.total ?? doctors.length })}
          </Text>
          {isMap && <ResultMap doctors={doctors} standpoint={standpoint} />}
          <Grid as="ul" least={19} gap="4" aria-label={t('doctors.list.label')}>
            {doctors.map((doctor) => (
              <li key={doctor.id} style={{ display: 'grid' }}>
                <DoctorCard doctor={doctor} mode={asked.mode} level={2} />
              </li>
            ))}
          </Grid>
          {query.hasNextPage && <LoadMore hasMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />}
        </Stack>
      )}
    </QueryState>
  )
}

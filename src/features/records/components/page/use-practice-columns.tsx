import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PracticeRecord } from '#contract/records/schemas.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { paths } from '#shared/paths.ts'
import { When } from '#shared/ui/time/When.tsx'

/** What of the practice's people and animals stands in the list. */
export function usePracticeColumns(): readonly Column<PracticeRecord>[] {
  const { t, i18n } = useTranslation('workspace')
  return [
    {
      key: 'name',
      header: t('records.practice.name'),
      cell: ({ id, name }) => (
        <Link to={paths.patientHistory.link({ id })}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'kind',
      header: t('records.practice.kind'),
      cell: ({ species, owner }) =>
        species === null
          ? t('records.practice.person')
          : t('records.practice.animalOf', { species: t(`species.${species}`, { ns: 'site' }), owner }),
    },
    {
      key: 'born',
      header: t('records.practice.born'),
      cell: ({ birthDate }) => birthDate && formatCalendarDate(birthDate, i18n.language),
    },
    {
      key: 'seen',
      header: t('records.practice.seen'),
      cell: ({ lastVisitAt }) => <When instant={lastVisitAt} show="date" />,
    },
    { key: 'visits', header: t('records.practice.visits'), align: 'end', cell: ({ visits }) => visits },
  ]
}

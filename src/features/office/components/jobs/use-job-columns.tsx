import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { JobItem } from '#contract/office/schemas.ts'
import { useMountTime } from '#shared/lib/use-mount-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { jobLooks } from './job-looks.ts'
import { formatTaken } from './times.ts'
import { useJobName } from './use-job-name.ts'

/** Columns of the jobs; the name opens one. */
export function useJobColumns(linkTo: (name: string) => string): readonly Column<JobItem>[] {
  const { t, i18n } = useTranslation('workspace')
  const nameOf = useJobName()
  const now = useMountTime()
  return [
    {
      key: 'name',
      header: t('office.jobs.job'),
      cell: ({ name }) => (
        <Link to={linkTo(name)} preventScrollReset>
          {nameOf(name)}
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('office.jobs.state'),
      cell: ({ state }) => (
        <StatusBadge state={state} looks={jobLooks}>
          {t(`office.jobs.states.${state}`)}
        </StatusBadge>
      ),
    },
    {
      key: 'last',
      header: t('office.jobs.last'),
      cell: ({ last }) => (last ? <When instant={last.at} /> : t('office.jobs.never')),
    },
    {
      key: 'took',
      header: t('office.jobs.took'),
      align: 'end',
      cell: ({ last }) => (typeof last?.milliseconds === 'number' ? formatTaken(last.milliseconds, i18n.language) : ''),
    },
    {
      key: 'failure',
      header: t('office.jobs.lastFailure'),
      cell: ({ lastFailure }) =>
        lastFailure && (
          <>
            <When instant={lastFailure.at} />{' '}
            <Text as="span" size="s" quiet>
              {lastFailure.error ?? t(`office.jobs.outcomes.${lastFailure.outcome}`)}
            </Text>
          </>
        ),
    },
    {
      key: 'next',
      header: t('office.jobs.next'),
      cell: ({ nextAt, state }) =>
        nextAt !== null &&
        (Date.parse(nextAt) > now ? <When instant={nextAt} /> : state === 'running' ? '' : t('office.jobs.dueNow')),
    },
  ]
}

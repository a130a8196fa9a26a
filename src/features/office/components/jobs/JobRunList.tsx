import { useTranslation } from 'react-i18next'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { HourglassIcon } from '#shared/ui/icons/status-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useListJobRunsQuery } from '../../api.ts'
import { runLooks } from './job-looks.ts'
import { formatTaken } from './times.ts'

/** The last runs of a job, newest first. */
export function JobRunList({ name }: { name: string }) {
  const { t, i18n } = useTranslation('workspace')
  const runs = useListJobRunsQuery({ query: { name } }, { pollingInterval: 5000, skipPollingIfUnfocused: true })
  return (
    <QueryState
      query={{ ...runs, data: runs.currentData }}
      skeleton={<SkeletonText lines={6} />}
      empty={<Text quiet>{t('office.jobs.noRuns')}</Text>}
    >
      {(list) => (
        <Stack as="ul" gap="2">
          {list.map((run) => (
            <Cluster as="li" gap="2" key={run.startedAt}>
              {run.outcome ? (
                <StatusBadge state={run.outcome} looks={runLooks}>
                  {t(`office.jobs.outcomes.${run.outcome}`)}
                </StatusBadge>
              ) : (
                <Badge icon={<HourglassIcon size={14} />}>{t('office.jobs.stillRuns')}</Badge>
              )}
              <When instant={run.startedAt} />
              <Text as="span" size="s" quiet numbers>
                {run.milliseconds !== null && formatTaken(run.milliseconds, i18n.language)} {run.error}
              </Text>
            </Cluster>
          ))}
        </Stack>
      )}
    </QueryState>
  )
}

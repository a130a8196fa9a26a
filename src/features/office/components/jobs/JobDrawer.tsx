import { useTranslation } from 'react-i18next'
import type { JobItem } from '#contract/office/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Drawer } from '#shared/ui/overlay/Drawer.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { jobLooks } from './job-looks.ts'
import { JobRunList } from './JobRunList.tsx'
import { JobVerbs } from './JobVerbs.tsx'
import { formatWait } from './times.ts'
import { useJobName } from './use-job-name.ts'

/** One job beside the list: how it stands, and its last runs. */
export function JobDrawer({ job, onPause, onClose }: { job: JobItem; onPause: () => void; onClose: () => void }) {
  const { t, i18n } = useTranslation('workspace')
  const { paused } = job
  return (
    <Drawer open onClose={onClose} width={34} title={useJobName()(job.name)} actions={<JobVerbs job={job} onPause={onPause} />}>
      <Stack gap="5">
        <Facts
          facts={[
            {
              name: t('office.jobs.state'),
              value: (
                <StatusBadge state={job.state} looks={jobLooks}>
                  {t(`office.jobs.states.${job.state}`)}
                </StatusBadge>
              ),
            },
            {
              name: t('office.jobs.pausedBy'),
              value: paused && (
                <>
                  <bdi>{paused.by}</bdi> <When instant={paused.at} />
                </>
              ),
            },
            { name: t('office.jobs.reason'), value: paused && <bdi>{paused.reason}</bdi> },
            { name: t('office.jobs.every'), value: formatWait(job.everySeconds, i18n.language) },
            { name: t('office.jobs.next'), value: job.nextAt && <When instant={job.nextAt} /> },
            { name: t('office.jobs.failures'), value: String(job.failures) },
            { name: t('office.jobs.name'), value: <code>{job.name}</code> },
          ]}
        />
        <section aria-labelledby="job-runs">
          <Stack gap="3">
            <Heading level={3} size="m" id="job-runs">
              {t('office.jobs.runs')}
            </Heading>
            <JobRunList name={job.name} />
          </Stack>
        </section>
      </Stack>
    </Drawer>
  )
}

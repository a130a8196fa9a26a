import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { JobItem } from '#contract/office/schemas.ts'
import { jobStates } from '#contract/office/values.ts'
import { choiceField, textField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { hasWords } from '#shared/lib/search-text.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import type { Query } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { JobDrawer } from './JobDrawer.tsx'
import { JobVerbs } from './JobVerbs.tsx'
import { PauseJob } from './PauseJob.tsx'
import { useJobColumns } from './use-job-columns.tsx'
import { useJobName } from './use-job-name.ts'

const filters = { state: choiceField(jobStates) }
/** The job that is looked at. */
const opened = { job: textField }

/** All jobs, a page's worth: searched and narrowed down here. */
export function JobList({ jobs }: { jobs: Query<JobItem[]> }) {
  const { t } = useTranslation('workspace')
  const nameOf = useJobName()
  const { values, change, linkTo } = useAddress(opened)
  const list = useListController({ filters })
  const [paused, setPaused] = useState<JobItem>()
  const matches = (job: JobItem) =>
    (list.filters.state === '' || job.state === list.filters.state) && hasWords(`${job.name} ${nameOf(job.name)}`, list.search)
  const shown = jobs.data?.find(({ name }) => name === values.job)
  const verbsOf = (job: JobItem) => <JobVerbs job={job} onPause={() => setPaused(job)} />
  return (
    <>
      <ListPage<JobItem, 'state'>
        controller={list}
        query={{ ...jobs, data: jobs.data?.filter(matches) }}
        label={t('office.jobs.title')}
        rowKey={({ name }) => name}
        searchLabel={t('office.jobs.search')}
        filters={[
          {
            name: 'state',
            label: t('office.jobs.state'),
            all: t('office.jobs.all'),
            options: jobStates.map((value) => ({ value, label: t(`office.jobs.states.${value}`) })),
          },
        ]}
        columns={useJobColumns((job) => linkTo({ job }))}
        rowActions={verbsOf}
        empty={<Empty title={t('office.jobs.none')} />}
      />
      {shown && <JobDrawer job={shown} onPause={() => setPaused(shown)} onClose={() => change({ job: '' })} />}
      {paused && <PauseJob job={paused} onClose={() => setPaused(undefined)} />}
    </>
  )
}

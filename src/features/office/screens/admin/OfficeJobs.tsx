import { useTranslation } from 'react-i18next'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { officeQuestions } from '../../api.ts'
import { JobList } from '../../components/jobs/JobList.tsx'

const lookAgain = 5000

const question = defineQuestion(officeQuestions.listJobs, () => undefined)

export default defineScreen({ question, view: OfficeJobs })

/** Everything that is done on a schedule, as it is now: runs begin and end without anybody being told, so it is asked again while somebody looks. */
function OfficeJobs({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  officeQuestions.listJobs.useQuerySubscription(undefined, { pollingInterval: lookAgain, skipPollingIfUnfocused: true })
  return (
    <Stack gap="5">
      <PageHeader title={t('office.jobs.title')} about={t('office.jobs.about')} />
      <JobList jobs={answer} />
    </Stack>
  )
}

import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { JobItem } from '#contract/office/schemas.ts'
import { useSentenceOf } from '#shared/patterns/states/use-sentence-of.ts'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { useResumeJobMutation, useRunJobNowMutation } from '../../api.ts'
import { useJobName } from './use-job-name.ts'
import { useJobRefusals } from './use-job-refusals.ts'

/** What can be done with a job as it stands. */
export function JobVerbs({ job, onPause }: { job: JobItem; onPause: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [run, running] = useRunJobNowMutation()
  const [resume, resuming] = useResumeJobMutation()
  const sentenceOf = useSentenceOf(useJobRefusals())
  const text = useJobName()(job.name)
  const input = { body: { name: job.name } }
  const tell = (verb: 'run' | 'resume', error: unknown) =>
    dispatch(
      error ? errorToast(sentenceOf(error), error) : toastShown({ kind: 'success', title: t(`office.jobs.done.${verb}`), text }),
    )
  if (job.state === 'paused')
    return (
      <Button
        small
        loading={resuming.isLoading}
        aria-label={t('office.jobs.named.resume', { name: text })}
        onClick={() => void resume(input).then(({ error }) => tell('resume', error))}
      >
        {t('office.jobs.verbs.resume')}
      </Button>
    )
  return (
    <Cluster gap="2">
      <Button
        small
        loading={running.isLoading}
        disabled={job.state === 'running'}
        aria-label={t('office.jobs.named.run', { name: text })}
        onClick={() => void run(input).then(({ error }) => tell('run', error))}
      >
        {t('office.jobs.verbs.run')}
      </Button>
      <Button small variant="quiet" aria-label={t('office.jobs.named.pause', { name: text })} onClick={onPause}>
        {t('office.jobs.verbs.pause')}
      </Button>
    </Cluster>
  )
}

import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { JobItem } from '#contract/office/schemas.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { isRefused } from '#shared/patterns/states/fault.ts'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { usePauseJobMutation } from '../../api.ts'
import { useJobName } from './use-job-name.ts'
import { useJobRefusals } from './use-job-refusals.ts'

/** Asks why, and pauses; whoever was slower than another administrator is told so. */
export function PauseJob({ job, onClose }: { job: JobItem; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [pause] = usePauseJobMutation()
  const refusals = useJobRefusals()
  const text = useJobName()(job.name)
  const form = useContractForm({
    schema: () => import('#contract/office/schemas.ts').then((module) => module.jobToPause),
    initial: { name: job.name, reason: '' },
    submit: async (body) => {
      try {
        await pause({ body }).unwrap()
        dispatch(toastShown({ kind: 'success', title: t('office.jobs.done.pause'), text }))
      } catch (fault) {
        if (!isRefused(fault) || fault.code !== 'job_state') throw fault
        dispatch(errorToast(refusals.job_state, fault))
      }
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('office.jobs.pause.title', { name: text })}
      submit={t('office.jobs.verbs.pause')}
    >
      <p>{t('office.jobs.pause.text')}</p>
      <FormField form={form} name="reason" label={t('office.jobs.reason')} required>
        <TextArea rows={3} maxLength={1000} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

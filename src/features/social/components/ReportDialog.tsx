import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { reportReasons, socialLimits, type ReportReason, type ReportSubject } from '#contract/social/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useReportSubjectMutation } from '../api.ts'
import { useSocialRefusals } from './use-social-refusals.ts'

interface ReportDialogProps {
  subject: ReportSubject
  id: string
  onClose: () => void
}

/** Reports something to the administrators; it is not shown to who reports it any more. */
export function ReportDialog({ subject, id, onClose }: ReportDialogProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const refusals = useSocialRefusals()
  const [send] = useReportSubjectMutation()
  const initial: { reason: ReportReason | ''; words: string } = { reason: '', words: '' }
  const form = useContractForm({
    schema: () => import('#contract/social/schemas.ts').then((module) => module.report),
    initial,
    prepare: ({ reason, words }) => ({ subject, id, reason: reason || undefined, words }),
    missing: { reason: t('social.report.missing') },
    submit: async (body) => {
      await send({ body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('social.report.done'), text: t('social.report.doneText') }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(`social.report.${subject}`)}
      submit={t('social.report.send')}
      refusals={refusals}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>{t('social.report.about')}</Text>
        <RadioGroup
          label={t('social.report.reason')}
          options={reportReasons.map((value) => ({ value, label: t(`social.report.reasons.${value}`) }))}
          {...form.choice('reason')}
          error={form.faults['reason']}
        />
        <FormField form={form} name="words" label={t('social.report.words')} optional>
          <TextArea rows={3} maxLength={socialLimits.reportWords} {...form.input('words')} />
        </FormField>
      </Stack>
    </FormDialog>
  )
}

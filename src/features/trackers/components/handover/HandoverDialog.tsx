import { useTranslation } from 'react-i18next'
import type { Tracker } from '#contract/trackers/schemas.ts'
import { trackerLimits } from '#contract/trackers/values.ts'
import { addDays } from '#contract/kernel/days.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useHandOverMutation, useListSittersQuery } from '../../api.ts'

interface HandoverDialogProps {
  tracker: Tracker
  today: string
  onClose: () => void
}

/** To whom, until when, and what they must know. */
export function HandoverDialog({ tracker, today, onClose }: HandoverDialogProps) {
  const { t } = useTranslation('workspace')
  const sitters = useListSittersQuery()
  const [handOver] = useHandOverMutation()
  const form = useContractForm({
    schema: () => import('#contract/trackers/schemas.ts').then((module) => module.newHandover),
    initial: { sitterId: '', until: addDays(today, 7), notes: '' },
    missing: { sitterId: t('trackers.handover.chooseSitter') },
    submit: async (body) => {
      await handOver({ params: { id: tracker.id }, body }).unwrap()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('trackers.handover.title')}
      submit={t('trackers.handover.start')}
      refusals={{ handover_limit: t('trackers.handover.failed') }}
    >
      <Stack gap="3">
        {sitters.data?.items.length === 0 && <Banner>{t('trackers.handover.nobody')}</Banner>}
        <FormField form={form} name="sitterId" label={t('trackers.handover.sitter')} required>
          <Select
            {...form.input('sitterId')}
            placeholder={t('trackers.handover.chooseSitter')}
            options={(sitters.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </FormField>
        <FormField form={form} name="until" label={t('trackers.handover.until')} required>
          <DatePicker {...form.input('until')} min={today} />
        </FormField>
        <FormField form={form} name="notes" label={t('trackers.handover.notes')}>
          <TextArea rows={4} maxLength={trackerLimits.notes} {...form.input('notes')} />
        </FormField>
      </Stack>
    </FormDialog>
  )
}

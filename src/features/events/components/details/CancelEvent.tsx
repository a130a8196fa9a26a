import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { EventDetails } from '#contract/events/schemas.ts'
import { eventLimits } from '#contract/events/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useCancelEventMutation } from '../../api.ts'

/** Calls an event off, with a reason that every guest reads. It cannot be taken back. */
export function CancelEvent({ event, onClose }: { event: EventDetails; onClose: () => void }) {
  const { t } = useTranslation('site')
  const dispatch = useDispatch()
  const [cancel] = useCancelEventMutation()
  const form = useContractForm({
    schema: () => import('#contract/events/schemas.ts').then((module) => module.cancellation),
    initial: { reason: '' },
    submit: async (body) => {
      await cancel({ params: { id: event.id }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('events.cancel.done'), text: t('events.cancel.doneText') }))
      onClose()
    },
  })
  const guests = event.going + event.interested + event.waiting
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('events.cancel.title')}
      isDangerous
      keep={t('events.cancel.keep')}
      submit={t('events.cancel.confirm')}
      refusals={{ event_started: t('events.refusals.event_started'), event_cancelled: t('events.refusals.event_cancelled') }}
    >
      <Stack gap="3">
        <div>{t('events.cancel.body', { count: guests })}</div>
        <FormField form={form} name="reason" label={t('events.cancel.reason')} hint={t('events.cancel.reasonHint')} required>
          <TextArea rows={3} maxLength={eventLimits.reason} {...form.input('reason')} />
        </FormField>
      </Stack>
    </FormDialog>
  )
}

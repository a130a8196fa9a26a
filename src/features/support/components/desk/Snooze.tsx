import { useTranslation } from 'react-i18next'
import type { DeskRequest } from '#contract/support/schemas.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { useSnoozeRequestMutation } from '../../api.ts'
import { useFaster } from './use-faster.ts'

/** In the morning of the day, as this administrator's device counts it. */
const morning = 'T09:00'

/** Puts the request away until a day. */
export function Snooze({ request: { id, revision }, onClose }: { request: DeskRequest; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [snooze] = useSnoozeRequestMutation()
  const faster = useFaster()
  const form = useContractForm({
    schema: () => import('#contract/support/schemas.ts').then((module) => module.snooze),
    initial: { until: '' },
    prepare: ({ until }) => ({ until: until ? new Date(until + morning).toISOString() : '', revision }),
    submit: async (body) => {
      await faster(snooze({ params: { id }, body }).unwrap())
      onClose()
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t('support.desk.snoozeTitle')} submit={t('support.desk.snooze')}>
      <FormField form={form} name="until" label={t('support.desk.until')} hint={t('support.desk.untilHint')} required>
        <TextInput type="date" {...form.input('until')} />
      </FormField>
    </FormDialog>
  )
}

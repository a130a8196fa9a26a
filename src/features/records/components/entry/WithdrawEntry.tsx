import { useTranslation } from 'react-i18next'
import type { RecordEntry } from '#contract/records/schemas.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useWithdrawEntryMutation } from '../../api.ts'
import { useRecordRefusals } from '../use-record-refusals.ts'

/** Takes an entry out of what holds; it can still be read. */
export function WithdrawEntry({ entry: { id, edition }, onClose }: { entry: RecordEntry; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [withdraw] = useWithdrawEntryMutation()
  const refusals = useRecordRefusals()
  const form = useContractForm({
    schema: () => import('#contract/records/schemas.ts').then((module) => module.entryWithdrawal),
    initial: { reason: '' },
    prepare: ({ reason }) => ({ edition, reason }),
    submit: async (body) => {
      await withdraw({ params: { id }, body }).unwrap()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('records.withdrawAsk')}
      submit={t('records.withdraw')}
      isDangerous
      refusals={refusals}
      onClose={onClose}
    >
      <Text>{t('records.withdrawBody')}</Text>
      <FormField form={form} name="reason" label={t('records.fields.reason')}>
        <TextInput autoComplete="off" {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

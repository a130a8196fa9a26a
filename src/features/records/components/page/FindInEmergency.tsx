import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { paths } from '#shared/paths.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useFindInEmergencyMutation } from '../../api.ts'
import { useRecordRefusals } from '../use-record-refusals.ts'

/** Opens the record of somebody whom the doctor never met here, by what they or the animal carry. */
export function FindInEmergency({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const navigate = useNavigate()
  const [find] = useFindInEmergencyMutation()
  const refusals = { ...useRecordRefusals(), not_found: t('records.emergency.notFound') }
  const form = useContractForm({
    schema: () => import('#contract/records/schemas.ts').then((module) => module.emergencySearch),
    initial: { contact: '', petName: '', reason: '' },
    submit: async (body) => {
      const { id } = await find({ body }).unwrap()
      onClose()
      await navigate(paths.patientHistory.link({ id }))
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('records.emergency.find')}
      submit={t('records.emergency.submit')}
      isDangerous
      refusals={refusals}
      onClose={onClose}
    >
      <Text>{t('records.emergency.about')}</Text>
      <FormField form={form} name="contact" label={t('records.emergency.contact')} hint={t('records.emergency.contactHint')}>
        <TextInput autoComplete="off" {...form.input('contact')} />
      </FormField>
      <FormField
        form={form}
        name="petName"
        label={t('records.emergency.petName')}
        hint={t('records.emergency.petNameHint')}
        optional
      >
        <TextInput autoComplete="off" {...form.input('petName')} />
      </FormField>
      <FormField form={form} name="reason" label={t('records.emergency.reason')} hint={t('records.emergency.reasonHint')}>
        <TextArea rows={3} maxLength={1000} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

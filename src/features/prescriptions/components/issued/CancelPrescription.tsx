import { useTranslation } from 'react-i18next'
import { prescriptionLengths } from '#contract/prescriptions/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useCancelPrescriptionMutation } from '../../api.ts'
import { usePrescriptionRefusals } from '../use-prescription-refusals.ts'

/** Why nothing is given on a prescription any more; the patient reads it. */
export function CancelPrescription({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [cancel] = useCancelPrescriptionMutation()
  const refusals = usePrescriptionRefusals()
  const form = useContractForm({
    schema: () => import('#contract/prescriptions/schemas.ts').then((module) => module.cancellation),
    initial: { reason: '' },
    submit: async (body) => {
      await cancel({ params: { id }, body }).unwrap()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('prescriptions.cancel.title')}
      submit={t('prescriptions.cancel.submit')}
      keep={t('prescriptions.cancel.keep')}
      isDangerous
      refusals={refusals}
      onClose={onClose}
    >
      <Text>{t('prescriptions.cancel.about')}</Text>
      <FormField form={form} name="reason" label={t('prescriptions.cancel.reason')} required>
        <TextArea rows={3} maxLength={prescriptionLengths.reason} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

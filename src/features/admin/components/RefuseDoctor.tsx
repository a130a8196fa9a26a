import { useTranslation } from 'react-i18next'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { useRefuseDoctorMutation } from '../api.ts'

/** A refusal needs a reason; the doctor reads it. */
export function RefuseDoctor({ doctor, onClose }: { doctor: { id: string; name: string }; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [refuse] = useRefuseDoctorMutation()
  const form = useContractForm({
    schema: () => import('#contract/admin/schemas.ts').then((module) => module.refusalReason),
    initial: { reason: '' },
    submit: async (body) => {
      await refuse({ params: { id: doctor.id }, body }).unwrap()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('admin.verify.refuseTitle', { name: doctor.name })}
      isDangerous
      submit={t('admin.verify.refuse')}
    >
      <FormField form={form} name="reason" label={t('admin.verify.reason')} hint={t('admin.verify.reasonHint')} required>
        <TextArea rows={4} maxLength={1000} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

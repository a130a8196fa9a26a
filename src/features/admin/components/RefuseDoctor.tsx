import { useTranslation } from 'react-i18next'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
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
    <Dialog open onClose={onClose} title={t('admin.verify.refuseTitle', { name: doctor.name })} width={34}>
      <Form
        form={form}
        aria-label={t('admin.verify.refuseTitle', { name: doctor.name })}
        actions={
          <>
            <Button onClick={onClose}>{t('ui.cancel', { ns: 'site' })}</Button>
            <Button type="submit" variant="danger" loading={form.submitting}>
              {t('admin.verify.refuse')}
            </Button>
          </>
        }
      >
        <FormField form={form} name="reason" label={t('admin.verify.reason')} hint={t('admin.verify.reasonHint')} required>
          <TextArea rows={4} maxLength={1000} {...form.input('reason')} />
        </FormField>
      </Form>
    </Dialog>
  )
}

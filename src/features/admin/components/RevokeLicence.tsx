import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { isRefused } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { useRevokeLicenceMutation } from '../api.ts'

/** Asks for the reason, takes the licence back and tells how many visits stay booked. */
export function RevokeLicence({ doctor, onClose }: { doctor: { id: string; name: string }; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [revoke] = useRevokeLicenceMutation()
  const { id, name } = doctor
  const form = useContractForm({
    schema: () => import('#contract/admin/schemas.ts').then((module) => module.refusalReason),
    initial: { reason: '' },
    submit: async (body) => {
      try {
        const { appointments } = await revoke({ params: { id }, body }).unwrap()
        const text = t('admin.licences.doneText', { name, count: appointments })
        dispatch(toastShown({ kind: 'success', title: t('admin.licences.done'), text }))
      } catch (fault) {
        if (!isRefused(fault) || fault.code !== 'licence_decided') throw fault
        dispatch(
          toastShown({
            kind: 'error',
            title: t('admin.licences.decidedTitle'),
            text: t('admin.licences.decidedText'),
            about: fault,
          }),
        )
      }
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('admin.licences.revokeTitle', { name })}
      isDangerous
      submit={t('admin.licences.revoke')}
    >
      <p>{t('admin.licences.revokeText')}</p>
      <FormField form={form} name="reason" label={t('admin.verify.reason')} hint={t('admin.licences.reasonHint')} required>
        <TextArea rows={4} maxLength={1000} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { isRefused } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
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
        dispatch(toastShown({ kind: 'error', title: t('admin.licences.decidedTitle'), text: t('admin.licences.decidedText') }))
      }
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('admin.licences.revokeTitle', { name })} width={34}>
      <Form
        form={form}
        aria-label={t('admin.licences.revokeTitle', { name })}
        actions={
          <>
            <Button onClick={onClose}>{t('ui.cancel', { ns: 'site' })}</Button>
            <Button type="submit" variant="danger" loading={form.submitting}>
              {t('admin.licences.revoke')}
            </Button>
          </>
        }
      >
        <p>{t('admin.licences.revokeText')}</p>
        <FormField form={form} name="reason" label={t('admin.verify.reason')} hint={t('admin.licences.reasonHint')} required>
          <TextArea rows={4} maxLength={1000} {...form.input('reason')} />
        </FormField>
      </Form>
    </Dialog>
  )
}

import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { useRefuseRefundMutation } from '../../orders-api.ts'

/** Says why another administrator's refund is not given. */
export function RefuseRefund({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [refuse] = useRefuseRefundMutation()
  const form = useContractForm({
    schema: () => import('#contract/admin/order-schemas.ts').then((module) => module.refundRefusal),
    initial: { reason: '' },
    submit: async (body) => {
      await refuse({ params: { id }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('admin.orders.doneTitle'), text: t('admin.orders.second.refused') }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('admin.orders.second.refuse')}
      submit={t('admin.orders.second.refuse')}
      refusals={{ refund_over: t('admin.orders.changed') }}
    >
      <FormField form={form} name="reason" label={t('admin.verify.reason')} required>
        <TextArea rows={3} maxLength={1000} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

import { useTranslation } from 'react-i18next'
import { isSettled } from '#contract/orders/order-payment.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useCancelOrderMutation } from '../../buying-api.ts'

/** Calls the order off, and says beforehand what is paid back. */
export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t, i18n } = useTranslation('workspace')
  const [cancel] = useCancelOrderMutation()
  const form = useContractForm({
    schema: () => import('#contract/shop/schemas.ts').then((module) => module.orderReason),
    initial: { reason: '' },
    submit: async (body) => {
      await cancel({ params: { id: order.id }, body }).unwrap()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      isDangerous
      title={t('shop.order.cancelTitle')}
      submit={t('shop.order.cancel')}
      keep={t('shop.order.keep')}
      refusals={{ order_state: t('shop.order.tooLate'), payment_under_way: t('shop.order.paying') }}
      onClose={onClose}
    >
      <Text>
        {isSettled(order.paymentState)
          ? t('shop.order.cancelPaid', { amount: formatMoney(order.total, i18n.language) })
          : t('shop.order.cancelUnpaid')}
      </Text>
      <FormField form={form} name="reason" label={t('shop.order.reason')} required>
        <TextArea rows={3} maxLength={300} dir="auto" {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

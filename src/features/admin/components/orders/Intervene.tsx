import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Interventions } from '#contract/admin/order-schemas.ts'
import type { InterventionVerb } from '#contract/admin/order-values.ts'
import { formatMoney, minorDigits } from '#shared/lib/format-money.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { isRefused } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { useInterveneMutation } from '../../orders-api.ts'

interface InterveneProps {
  orderId: string
  verb: InterventionVerb
  /** What was true of the order when the administrator asked. */
  interventions: Interventions
  onClose: () => void
}

/** Shows the money that is touched, asks for the reason, and does it to the order as it was seen. */
export function Intervene({ orderId, verb, interventions, onClose }: InterveneProps) {
  const { t, i18n } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [intervene] = useInterveneMutation()
  const { version, refundable, verbs } = interventions
  const touched = verbs.find((one) => one.verb === verb)
  const digits = minorDigits(refundable.currency)
  const form = useContractForm({
    schema: () => import('#contract/admin/order-schemas.ts').then((module) => module.intervention),
    initial: { amount: (refundable.amount / 10 ** digits).toFixed(digits), reason: '' },
    prepare: ({ amount, reason }) => ({
      verb,
      version,
      reason,
      ...(verb === 'refund' && { amount: Math.round(Number(amount) * 10 ** digits) }),
    }),
    submit: async (body) => {
      try {
        await intervene({ params: { id: orderId }, body }).unwrap()
        dispatch(toastShown({ kind: 'success', title: t('admin.orders.doneTitle'), text: t(`admin.orders.done.${verb}`) }))
      } catch (fault) {
        if (!isRefused(fault) || (fault.code !== 'order_changed' && fault.code !== 'order_state')) throw fault
        dispatch(toastShown({ kind: 'error', title: t('admin.licences.decidedTitle'), text: t('admin.orders.changed') }))
      }
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(`admin.orders.verbs.${verb}`)}
      isDangerous={verb === 'cancel'}
      submit={t(`admin.orders.submit.${verb}`)}
      refusals={{ refund_too_large: t('admin.orders.tooLarge') }}
    >
      <p>{t(`admin.orders.ask.${verb}`)}</p>
      {verb === 'refund' ? (
        <FormField
          form={form}
          name="amount"
          label={t('admin.orders.amount', { currency: refundable.currency })}
          hint={t('admin.orders.atMost', { amount: formatMoney(refundable, i18n.language) })}
          required
        >
          <NumberField hasDecimals min={0} {...form.input('amount')} />
        </FormField>
      ) : (
        <Facts
          facts={[
            { name: t('admin.orders.goesBack'), value: touched && <Money value={touched.refund} /> },
            {
              name: t('admin.orders.restocked'),
              value: touched && touched.restocked > 0 ? String(touched.restocked) : null,
            },
          ]}
        />
      )}
      <FormField form={form} name="reason" label={t('admin.verify.reason')} hint={t('admin.orders.reasonHint')} required>
        <TextArea rows={3} maxLength={1000} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

import { useTranslation } from 'react-i18next'
import type { Interventions } from '#contract/admin/order-schemas.ts'
import { useLineText } from '#features/orders/index.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { useDoIntervention } from './use-do-intervention.ts'

interface CallOffProps {
  orderId: string
  /** What was true of the order when the administrator asked. */
  interventions: Interventions
  onClose: () => void
}

/** Calls the order off as it was seen: shows the money and the goods that are touched, and asks for the reason. */
export function CallOff({ orderId, interventions, onClose }: CallOffProps) {
  const { t, i18n } = useTranslation('workspace')
  const lineText = useLineText()
  const intervene = useDoIntervention(orderId, onClose)
  const { version, refundable, alone, verbs, lines } = interventions
  const touched = verbs.find(({ verb }) => verb === 'cancel')
  const needsSecond = refundable.amount > alone.amount
  const goods = lines.filter(({ subject }) => subject.kind === 'product')
  const form = useContractForm({
    schema: () => import('#contract/admin/order-schemas.ts').then((module) => module.intervention),
    initial: { reason: '' },
    prepare: ({ reason }) => ({ verb: 'cancel', version, reason }),
    submit: intervene,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('admin.orders.verbs.cancel')}
      isDangerous
      submit={t(needsSecond ? 'admin.orders.submit.ask' : 'admin.orders.submit.cancel')}
    >
      <p>{t('admin.orders.ask.cancel')}</p>
      <Facts
        facts={[
          { name: t('admin.orders.goesBack'), value: touched && <Money value={touched.refund} /> },
          {
            name: t('admin.orders.restocked'),
            value:
              touched && touched.restocked > 0
                ? goods.length > 0
                  ? goods
                      .map(({ subject, quantity }) =>
                        t('orders.totals.line', { quantity: String(quantity), description: lineText(subject) }),
                      )
                      .join(', ')
                  : String(touched.restocked)
                : null,
          },
        ]}
      />
      {needsSecond && <Banner>{t('admin.orders.needsSecond', { amount: formatMoney(alone, i18n.language) })}</Banner>}
      <FormField form={form} name="reason" label={t('admin.verify.reason')} hint={t('admin.orders.reasonHint')} required>
        <TextArea rows={3} maxLength={1000} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

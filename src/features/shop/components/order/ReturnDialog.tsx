import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/orders/schemas.ts'
import type { GoodsFacts } from '#contract/shop/schemas.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Field } from '#shared/ui/field/Field.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useAskReturnMutation } from '../../buying-api.ts'
import { returnableLines } from '../../model/returnable.ts'

/** Chooses what is sent back and says why. */
export function ReturnDialog({ order, goods, onClose }: { order: Order; goods: GoodsFacts; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [ask] = useAskReturnMutation()
  const lines = returnableLines(order, goods)
  const form = useContractForm({
    schema: () => import('#contract/shop/schemas.ts').then((module) => module.returnInput),
    initial: { reason: '', units: {} as Record<string, string> },
    prepare: ({ reason, units }) => ({
      reason,
      lines: Object.entries(units).flatMap(([position, quantity]) =>
        Number(quantity) > 0 ? [{ position: Number(position), quantity: Number(quantity) }] : [],
      ),
    }),
    submit: async (body) => {
      await ask({ params: { id: order.id }, body }).unwrap()
      onClose()
    },
  })
  const { units } = form.values
  return (
    <FormDialog
      form={form}
      title={t('shop.order.return')}
      submit={t('shop.order.return')}
      refusals={{ return_closed: t('shop.order.returnClosed'), too_much_returned: t('shop.order.returnTooMuch') }}
      onClose={onClose}
    >
      <Text>{t('shop.order.returnAbout')}</Text>
      {lines.map(({ position, name, left }) => (
        <Field key={position} name={`line-${position}`} label={name}>
          <Select
            value={units[position] ?? '0'}
            options={Array.from({ length: left + 1 }, (_, count) => ({ value: String(count), label: String(count) }))}
            onChange={(event) => form.set('units', { ...units, [position]: event.target.value })}
          />
        </Field>
      ))}
      {form.faults['lines'] && <Text>{t('shop.order.returnNothing')}</Text>}
      <FormField form={form} name="reason" label={t('shop.order.reason')} required>
        <TextArea rows={3} maxLength={300} dir="auto" {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

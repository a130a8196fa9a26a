import { useTranslation } from 'react-i18next'
import { everyWeeks } from '#contract/autoships/values.ts'
import { deliveries } from '#contract/orders/goods-order.ts'
import { AddressPick } from '#features/shop/buying/index.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import type { RhythmValues } from './rhythm.ts'

interface RhythmFieldsProps {
  form: ContractForm<RhythmValues>
  /** The first day that can be chosen. */
  firstDay: string
  /** A medicine comes as it is prescribed. */
  hasQuantity: boolean
}

/** How much, how often, from when on, and where to. */
export function RhythmFields({ form, firstDay, hasQuantity }: RhythmFieldsProps) {
  const { t } = useTranslation('workspace')
  const { values } = form
  return (
    <Stack gap="4">
      <Grid gap="3" least={11} fit>
        {hasQuantity && (
          <FormField form={form} name="quantity" label={t('autoships.fields.quantity')} required>
            <NumberField min={1} max={99} {...form.input('quantity')} />
          </FormField>
        )}
        <FormField form={form} name="everyWeeks" label={t('autoships.fields.weeks')} required>
          <NumberField min={everyWeeks.least} max={everyWeeks.most} {...form.input('everyWeeks')} />
        </FormField>
        <FormField
          form={form}
          name="nextOn"
          label={t('autoships.fields.nextOn')}
          hint={t('autoships.fields.nextOnHint')}
          required
        >
          <DatePicker min={firstDay} {...form.input('nextOn')} />
        </FormField>
      </Grid>
      <RadioGroup
        label={t('autoships.fields.delivery')}
        value={values.delivery}
        onChange={(delivery) => form.set('delivery', delivery)}
        options={deliveries.map((value) => ({ value, label: t(`shop.deliveries.${value}`) }))}
      />
      {values.delivery === 'courier' && (
        <AddressPick value={values.addressId} onChange={(id) => form.set('addressId', id)} error={form.faults['addressId']} />
      )}
    </Stack>
  )
}

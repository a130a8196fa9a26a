import { useTranslation } from 'react-i18next'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import type { CouponValues } from '../../model/coupon-values.ts'

/** Its days and how often it may be used: what can be changed later. `isPromised`: people have it already. */
export function CouponLimits({ form, isPromised }: { form: ContractForm<CouponValues>; isPromised: boolean }) {
  const { t } = useTranslation('workspace')
  return (
    <>
      <Grid gap="4" least={12}>
        {!isPromised && (
          <FormField form={form} name="startsOn" label={t('coupons.form.startsOn')} required>
            <DatePicker {...form.input('startsOn')} />
          </FormField>
        )}
        <FormField form={form} name="endsOn" label={t('coupons.form.endsOn')} required>
          <DatePicker {...form.input('endsOn')} min={form.values.startsOn} />
        </FormField>
      </Grid>
      <Grid gap="4" least={12}>
        <FormField form={form} name="totalUses" label={t('coupons.form.totalUses')} hint={t('coupons.form.noLimit')} optional>
          <NumberField {...form.input('totalUses')} min={1} />
        </FormField>
        <FormField
          form={form}
          name="usesPerPerson"
          label={t('coupons.form.usesPerPerson')}
          hint={t('coupons.form.noLimit')}
          optional
        >
          <NumberField {...form.input('usesPerPerson')} min={1} />
        </FormField>
      </Grid>
      <Checkbox label={t('coupons.form.combinable')} {...form.checkbox('combinable')} />
    </>
  )
}

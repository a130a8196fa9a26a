import { useTranslation } from 'react-i18next'
import { couponKinds, couponPurposes, purposesOfGoods } from '#contract/coupons/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { CheckboxGroup } from '#shared/ui/field/CheckboxGroup.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import type { CouponValues } from '../../model/coupon-values.ts'

/** What a coupon promises; once people have it, none of this changes. */
export function CouponTerms({ form }: { form: ContractForm<CouponValues> }) {
  const { t } = useTranslation('workspace')
  const { kind, appliesTo } = form.values
  const isForGoods = kind === 'free_delivery' || kind === 'buy_x_get_y'
  const purposes = isForGoods ? purposesOfGoods : couponPurposes
  return (
    <>
      <FormField form={form} name="code" label={t('coupons.form.code')} hint={t('coupons.form.codeHint')} required>
        <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={30} {...form.input('code')} />
      </FormField>
      <Grid gap="4" least={12}>
        <FormField form={form} name="kind" label={t('coupons.form.kind')}>
          <Select {...form.input('kind')} options={couponKinds.map((value) => ({ value, label: t(`coupons.kinds.${value}`) }))} />
        </FormField>
        {kind === 'percent' && (
          <FormField form={form} name="percent" label={t('coupons.form.percent')} required>
            <NumberField {...form.input('percent')} min={1} max={100} unit="%" />
          </FormField>
        )}
        {kind === 'amount' && (
          <FormField form={form} name="amount" label={t('coupons.form.amount')} required>
            <NumberField {...form.input('amount')} min={0} hasDecimals unit="USD" />
          </FormField>
        )}
        {kind === 'buy_x_get_y' &&
          (['buy', 'free'] as const).map((name) => (
            <FormField key={name} form={form} name={name} label={t(`coupons.form.${name}`)} required>
              <NumberField {...form.input(name)} min={1} max={20} />
            </FormField>
          ))}
      </Grid>
      <CheckboxGroup
        name="appliesTo"
        label={t('coupons.form.appliesTo')}
        value={appliesTo}
        error={form.faults['appliesTo']}
        options={purposes.map((value) => ({ value, label: t(`coupons.purposes.${value}`) }))}
        onChange={(chosen) => form.set('appliesTo', chosen)}
      />
      <Grid gap="4" least={12}>
        <FormField form={form} name="minimumSpend" label={t('coupons.form.minimumSpend')} optional>
          <NumberField {...form.input('minimumSpend')} min={0} hasDecimals unit="USD" />
        </FormField>
        {kind !== 'amount' && (
          <FormField form={form} name="greatestDiscount" label={t('coupons.form.greatestDiscount')} optional>
            <NumberField {...form.input('greatestDiscount')} min={0} hasDecimals unit="USD" />
          </FormField>
        )}
      </Grid>
      <Checkbox
        label={t('coupons.form.uniqueCodes')}
        hint={t('coupons.form.uniqueCodesHint')}
        {...form.checkbox('uniqueCodes')}
      />
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { PharmacyProfile } from '#contract/pharmacy/schemas.ts'
import { minorDigits } from '#shared/lib/format-money.ts'
import { readAmount, writtenAmount } from '#shared/lib/written-amount.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { useChangePharmacyDeliveryMutation } from '../../api.ts'

/** Whether the pharmacy delivers, how far, and for what. */
export function DeliveryForm({ profile }: { profile: PharmacyProfile }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [save] = useChangePharmacyDeliveryMutation()
  const { delivery, currency } = profile
  const form = useContractForm({
    schema: () => import('#contract/pharmacy/schemas.ts').then((module) => module.pharmacyDelivery),
    initial: {
      delivers: delivery.delivers,
      withinMetres: String(delivery.withinMetres / 1000),
      fee: writtenAmount(delivery.fee, currency),
      freeFrom: delivery.freeFrom === null ? '' : writtenAmount(delivery.freeFrom, currency),
      postcodes: delivery.postcodes.join(', '),
    },
    prepare: ({ delivers, withinMetres, fee, freeFrom, postcodes }) => ({
      delivers,
      withinMetres: Math.round(Number(withinMetres) * 1000),
      fee: readAmount(fee, currency),
      freeFrom: freeFrom.trim() === '' ? null : readAmount(freeFrom, currency),
      postcodes: postcodes
        .split(/[,;\n]/)
        .map((code) => code.trim())
        .filter(Boolean),
    }),
    submit: async (body) => {
      await save({ body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('pharmacy.profile.saved'), text: t('pharmacy.profile.savedText') }))
    },
  })
  const { delivers } = form.values
  return (
    <Form
      form={form}
      guarded="query"
      aria-label={t('pharmacy.profile.tabs.delivery')}
      actions={
        <Button type="submit" variant="filled" loading={form.submitting}>
          {t('pharmacy.profile.save')}
        </Button>
      }
    >
      <Panel title={t('pharmacy.profile.tabs.delivery')}>
        <Checkbox
          label={t('pharmacy.profile.delivers')}
          checked={delivers}
          onChange={({ target }) => form.set('delivers', target.checked)}
        />
        {delivers && (
          <>
            <FormField
              form={form}
              name="withinMetres"
              label={t('pharmacy.profile.within')}
              hint={t('pharmacy.profile.withinHint')}
            >
              <NumberField hasDecimals min={0} max={200} unit="km" {...form.input('withinMetres')} />
            </FormField>
            <FormField form={form} name="fee" label={t('pharmacy.profile.fee')}>
              <NumberField hasDecimals digits={minorDigits(currency)} min={0} unit={currency} {...form.input('fee')} />
            </FormField>
            <FormField
              form={form}
              name="freeFrom"
              label={t('pharmacy.profile.freeFrom')}
              hint={t('pharmacy.profile.freeFromHint')}
              optional
            >
              <NumberField hasDecimals digits={minorDigits(currency)} min={0} unit={currency} {...form.input('freeFrom')} />
            </FormField>
            <FormField
              form={form}
              name="postcodes"
              label={t('pharmacy.profile.postcodes')}
              hint={t('pharmacy.profile.postcodesHint')}
              optional
            >
              <TextInput dir="ltr" {...form.input('postcodes')} />
            </FormField>
          </>
        )}
      </Panel>
    </Form>
  )
}

import { useTranslation } from 'react-i18next'
import { audiences, categories, type Audience, type Category } from '#contract/catalogue/choices.ts'
import type { OwnProduct } from '#contract/pharmacy/schemas.ts'
import { pharmacyLengths, usualLowStock } from '#contract/pharmacy/values.ts'
import { minorDigits } from '#shared/lib/format-money.ts'
import { readAmount, writtenAmount } from '#shared/lib/written-amount.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { useAddOwnProductMutation, useChangeOwnProductMutation } from '../../api.ts'

interface ProductDialogProps {
  /** `undefined`: a new one. */
  product?: OwnProduct
  currency: string
  onClose: () => void
}

/** One product of the catalogue. Its stock comes by lots: with a file, or one by one. */
export function ProductDialog({ product, currency, onClose }: ProductDialogProps) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const [add] = useAddOwnProductMutation()
  const [change] = useChangeOwnProductMutation()
  const form = useContractForm({
    schema: () => import('#contract/pharmacy/schemas.ts').then((module) => module.productDraft),
    initial: {
      sku: product?.sku ?? '',
      name: product?.name ?? '',
      description: product?.description ?? '',
      category: (product?.category ?? 'tablets') as Category,
      audience: (product?.audience ?? 'people') as Audience,
      prescriptionOnly: product?.prescriptionOnly ?? false,
      price: product ? writtenAmount(product.price, currency) : '',
      lowStock: String(product?.lowStock ?? usualLowStock),
      isHidden: product?.isHidden ?? false,
    },
    prepare: ({ price, lowStock, ...values }) => ({ ...values, price: readAmount(price, currency), lowStock: Number(lowStock) }),
    submit: async (body) => {
      await (product ? change({ params: { id: product.id }, body }) : add({ body })).unwrap()
      onClose()
    },
  })
  const { values } = form
  return (
    <FormDialog
      form={form}
      title={t(product ? 'pharmacy.catalogue.change' : 'pharmacy.catalogue.add')}
      submit={t('pharmacy.profile.save')}
      refusals={{ sku_taken: t('pharmacy.catalogue.skuTaken') }}
      width={40}
      onClose={onClose}
    >
      <Grid gap="3" least={12} fit>
        <FormField form={form} name="name" label={t('pharmacy.catalogue.name')} required>
          <TextInput maxLength={pharmacyLengths.name} {...form.input('name')} />
        </FormField>
        <FormField form={form} name="sku" label={t('pharmacy.catalogue.sku')} required>
          <TextInput maxLength={pharmacyLengths.sku} {...form.input('sku')} />
        </FormField>
      </Grid>
      <FormField form={form} name="description" label={t('pharmacy.catalogue.description')}>
        <TextArea rows={3} maxLength={pharmacyLengths.description} {...form.input('description')} />
      </FormField>
      <Grid gap="3" least={12} fit>
        <FormField form={form} name="category" label={t('pharmacy.catalogue.category')}>
          <Select
            options={categories.map((value) => ({ value, label: site(`shop.category.${value}`) }))}
            value={values.category}
            onChange={({ target }) => form.set('category', target.value as Category)}
          />
        </FormField>
        <FormField form={form} name="audience" label={t('pharmacy.catalogue.audience')}>
          <Select
            options={audiences.map((value) => ({ value, label: t(`pharmacy.audiences.${value}`) }))}
            value={values.audience}
            onChange={({ target }) => form.set('audience', target.value as Audience)}
          />
        </FormField>
        <FormField form={form} name="price" label={t('pharmacy.catalogue.price')} required>
          <NumberField hasDecimals digits={minorDigits(currency)} min={0} unit={currency} {...form.input('price')} />
        </FormField>
        <FormField form={form} name="lowStock" label={t('pharmacy.catalogue.lowStock')}>
          <NumberField min={0} {...form.input('lowStock')} />
        </FormField>
      </Grid>
      <Checkbox
        label={t('pharmacy.catalogue.prescriptionOnly')}
        checked={values.prescriptionOnly}
        onChange={({ target }) => form.set('prescriptionOnly', target.checked)}
      />
      <Checkbox
        label={t('pharmacy.catalogue.hide')}
        checked={values.isHidden}
        onChange={({ target }) => form.set('isHidden', target.checked)}
      />
    </FormDialog>
  )
}

import { useTranslation } from 'react-i18next'
import type { MedicineOrderLine } from '#contract/medicine-orders/schemas.ts'
import { mostPacks, offerKinds } from '#contract/medicine-orders/values.ts'
import { writtenAmount } from '#shared/lib/written-amount.ts'
import { Field } from '#shared/ui/field/Field.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { useFindOwnProductsQuery } from '../../api.ts'
import type { OfferValues } from './quote-values.ts'

interface OfferFieldsProps {
  line: MedicineOrderLine
  values: OfferValues
  /** Of the form's value: `offers.2`. */
  path: string
  faults: Readonly<Record<string, string | undefined>>
  currency: string
  onChange: (values: OfferValues) => void
}

/** What is offered for one line: a product of the catalogue with its price, or nothing. */
export function OfferFields({ line, values, path, faults, currency, onChange }: OfferFieldsProps) {
  const { t } = useTranslation('workspace')
  const set = (changed: Partial<OfferValues>) => onChange({ ...values, ...changed })
  const isSold = values.kind !== 'unavailable'
  const found = useFindOwnProductsQuery({ query: { search: values.search, limit: '50' } }, { skip: !isSold })
  const products = found.data?.items ?? []
  const choose = (productId: string) => {
    const product = products.find(({ id }) => id === productId)
    set({ productId, ...(product && { unitPrice: writtenAmount(product.price, currency) }) })
  }
  return (
    <Stack gap="3">
      <RadioGroup
        label={t('medicine-orders.quote.kindOf', { name: line.name })}
        labelHidden
        variant="segments"
        options={offerKinds.map((value) => ({ value, label: t(`medicine-orders.offers.${value}`) }))}
        value={values.kind}
        onChange={(kind) => set({ kind })}
      />
      {isSold && (
        <>
          <Grid gap="3" least={12} fit>
            <Field label={t('medicine-orders.quote.find')}>
              <TextInput value={values.search} onChange={({ target }) => set({ search: target.value })} />
            </Field>
            <Field
              label={t('medicine-orders.quote.product')}
              name={`${path}.productId`}
              error={faults[`${path}.productId`]}
              required
            >
              <Select
                options={products.map(({ id, name, stock }) => ({
                  value: id,
                  label: t('medicine-orders.quote.productOption', { name, count: stock }),
                }))}
                placeholder={t('medicine-orders.quote.choose')}
                value={products.some(({ id }) => id === values.productId) ? values.productId : ''}
                onChange={({ target }) => choose(target.value)}
              />
            </Field>
          </Grid>
          <Grid gap="3" least={9} fit>
            <Field label={t('medicine-orders.quote.packs')} name={`${path}.quantity`} error={faults[`${path}.quantity`]} required>
              <NumberField
                min={1}
                max={mostPacks}
                value={values.quantity}
                onChange={({ target }) => set({ quantity: target.value })}
              />
            </Field>
            <Field
              label={t('medicine-orders.quote.price')}
              name={`${path}.unitPrice`}
              error={faults[`${path}.unitPrice`]}
              required
            >
              <NumberField
                hasDecimals
                min={0}
                unit={currency}
                value={values.unitPrice}
                onChange={({ target }) => set({ unitPrice: target.value })}
              />
            </Field>
          </Grid>
        </>
      )}
      <Field label={t('medicine-orders.quote.note')} name={`${path}.note`} error={faults[`${path}.note`]}>
        <TextInput value={values.note} onChange={({ target }) => set({ note: target.value })} />
      </Field>
    </Stack>
  )
}

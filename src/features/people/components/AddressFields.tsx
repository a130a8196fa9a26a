import { useTranslation } from 'react-i18next'
import type { Faults } from '#shared/patterns/form/faults.ts'
import { Field } from '#shared/ui/field/Field.tsx'
import { callingCodes } from '#shared/ui/field/phone.ts'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Grid, Stack } from '#shared/ui/layout/layout.tsx'
import type { AddressDraft } from '../address.ts'

export interface AddressFieldsProps {
  /** Path of the address in the form's values: `billingAddress`. */
  name: string
  value: AddressDraft
  onChange: (address: AddressDraft) => void
  faults: Faults
  /** For the browser's suggestions; an office is no place that the browser knows. */
  autoComplete?: boolean
}

/** Street, town and country. */
export function AddressFields({ name, value, onChange, faults, autoComplete = true }: AddressFieldsProps) {
  const { t, i18n } = useTranslation('site')
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' })
  const countries = Object.keys(callingCodes)
    .map((country) => ({ value: country, label: names.of(country) ?? country }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.language))
  const suggest = (what: string) => (autoComplete ? what : 'off')
  const [first, second] = value.lines
  const field = (path: string) => ({ name: `${name}.${path}`, error: faults[`${name}.${path}`] })

  return (
    <Stack gap="4">
      <Field {...field('lines.0')} label={t('people.address.line1')}>
        <TextInput
          autoComplete={suggest('address-line1')}
          value={first}
          onChange={(event) => onChange({ ...value, lines: [event.target.value, second] })}
        />
      </Field>
      <Field {...field('lines.1')} label={t('people.address.line2')} optional>
        <TextInput
          autoComplete={suggest('address-line2')}
          value={second}
          onChange={(event) => onChange({ ...value, lines: [first, event.target.value] })}
        />
      </Field>
      <Grid gap="4" least={11}>
        <Field {...field('postalCode')} label={t('people.address.postalCode')} optional>
          <TextInput
            autoComplete={suggest('postal-code')}
            value={value.postalCode}
            onChange={(event) => onChange({ ...value, postalCode: event.target.value })}
          />
        </Field>
        <Field {...field('city')} label={t('people.address.city')}>
          <TextInput
            autoComplete={suggest('address-level2')}
            value={value.city}
            onChange={(event) => onChange({ ...value, city: event.target.value })}
          />
        </Field>
        <Field {...field('region')} label={t('people.address.region')} optional>
          <TextInput
            autoComplete={suggest('address-level1')}
            value={value.region}
            onChange={(event) => onChange({ ...value, region: event.target.value })}
          />
        </Field>
        <Field {...field('country')} label={t('people.address.country')}>
          <Select
            autoComplete={suggest('country')}
            placeholder={t('people.address.choose')}
            options={countries}
            value={countries.some((country) => country.value === value.country) ? value.country : ''}
            onChange={(event) => onChange({ ...value, country: event.target.value })}
          />
        </Field>
      </Grid>
    </Stack>
  )
}

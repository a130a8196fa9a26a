import { useId, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../field/Field.tsx'
import { callingCodes } from '../field/phone.ts'
import { Select, type SelectOption } from '../field/Select.tsx'
import { TextInput } from '../field/TextInput.tsx'
import { Grid, Stack } from '../layout/layout.tsx'
import { townLabel, withCity, type AddressDraft, type Town } from './address-draft.ts'
import { addressFormat, isPostalCode, shownParts } from './formats.ts'

/** An address offered while the street is typed. */
export interface AddressSuggestion {
  /** Whole, as it is offered and recognised when it is taken. */
  label: string
  /** What it fills in. */
  take: () => Promise<Partial<AddressDraft>>
}

export interface AddressFieldsProps {
  /** Path of the address in the form's values: `billingAddress`. */
  name: string
  value: AddressDraft
  onChange: (address: AddressDraft) => void
  /** By path: `billingAddress.city`. */
  faults: Readonly<Record<string, ReactNode>>
  /** For the browser's suggestions; an office is no place that the browser knows. */
  autoComplete?: boolean
  /** Offered under the town; taking one fills in region and country. */
  towns?: readonly Town[]
  /** Offered under the street. */
  streets?: readonly AddressSuggestion[]
  /** What the country is chosen with: `SearchSelect` in workspaces. */
  countryChoice?: ComponentType<CountryChoiceProps>
}

interface CountryChoiceProps {
  options: readonly SelectOption[]
  value: string
  onChange: (event: { target: { value: string } }) => void
  placeholder: string
  autoComplete: string
}

const none: never[] = []

/** Country, street and town, asked for as they are written in that country. */
export function AddressFields(props: AddressFieldsProps) {
  const {
    name,
    value,
    onChange,
    faults,
    autoComplete = true,
    towns = none,
    streets = none,
    countryChoice: CountryChoice = Select,
  } = props
  const { t, i18n } = useTranslation('site')
  const id = useId()
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' })
  const countries = Object.keys(callingCodes)
    .map((country) => ({ value: country, label: names.of(country) ?? country }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.language))
  const format = addressFormat(value.country)
  const suggest = (what: string) => (autoComplete ? what : 'off')
  const [first, second] = value.lines
  const field = (path: string) => ({ name: `${name}.${path}`, error: faults[`${name}.${path}`] })
  const asks = value.country !== '' && !isPostalCode(value.country, value.postalCode)

  const street = (typed: string) => {
    onChange({ ...value, lines: [typed, second] })
    const taken = streets.find(({ label }) => label === typed)
    void taken?.take().then((found) => onChange({ ...value, ...found }))
  }
  const parts = {
    postalCode: (
      <Field
        {...field('postalCode')}
        label={t(`ui.address.${format.postalCode}`)}
        hint={asks && t('ui.address.codeAs', { example: format.example })}
        optional
      >
        <TextInput
          autoComplete={suggest('postal-code')}
          dir="ltr"
          placeholder={format.example}
          value={value.postalCode}
          onChange={({ target }) => onChange({ ...value, postalCode: target.value })}
        />
      </Field>
    ),
    city: (
      <Field {...field('city')} label={t('ui.address.city')}>
        <TextInput
          autoComplete={suggest('address-level2')}
          list={towns.length > 0 ? `${id}-towns` : undefined}
          value={value.city}
          onChange={({ target }) => onChange(withCity(value, target.value, towns))}
        />
      </Field>
    ),
    region: (
      <Field {...field('region')} label={t(`ui.address.${format.region}`)} optional>
        <TextInput
          autoComplete={suggest('address-level1')}
          value={value.region}
          onChange={({ target }) => onChange({ ...value, region: target.value })}
        />
      </Field>
    ),
  }
  return (
    <Stack gap="4">
      <Field {...field('country')} label={t('ui.address.country')}>
        <CountryChoice
          autoComplete={suggest('country')}
          placeholder={t('ui.address.choose')}
          options={countries}
          value={countries.some((country) => country.value === value.country) ? value.country : ''}
          onChange={({ target }) => onChange({ ...value, country: target.value })}
        />
      </Field>
      <Field {...field('lines.0')} label={t('ui.address.line1')}>
        <TextInput
          autoComplete={suggest('address-line1')}
          list={streets.length > 0 ? `${id}-streets` : undefined}
          value={first}
          onChange={({ target }) => street(target.value)}
        />
      </Field>
      <Field {...field('lines.1')} label={t('ui.address.line2')} optional>
        <TextInput
          autoComplete={suggest('address-line2')}
          value={second}
          onChange={({ target }) => onChange({ ...value, lines: [first, target.value] })}
        />
      </Field>
      <Grid gap="4" least={11} fit>
        {shownParts(value.country, value).map((part) => (
          <div key={part}>{parts[part]}</div>
        ))}
      </Grid>
      <datalist id={`${id}-towns`}>
        {towns.map((town) => (
          <option key={townLabel(town)}>{townLabel(town)}</option>
        ))}
      </datalist>
      <datalist id={`${id}-streets`}>
        {streets.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </datalist>
    </Stack>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callingCodes, splitPhone } from './phone.ts'
import styles from './PhoneField.module.css'
import { Select } from './Select.tsx'
import { TextInput } from './TextInput.tsx'

export interface PhoneFieldProps {
  /** E.164, `+15551234567`; empty when there is none. */
  value: string
  onChange: (phone: string) => void
  /** ISO 3166 country to start with. */
  country?: string
  name?: string
  disabled?: boolean
}

/** Country and number, together E.164. A number typed or pasted with `+` chooses its country. The server checks it whole. */
export function PhoneField({ value, onChange, country = 'US', name, disabled }: PhoneFieldProps) {
  const { t, i18n } = useTranslation('site')
  const known = splitPhone(value)
  const [chosen, setChosen] = useState(known?.country ?? country)
  const current = known && callingCodes[known.country] !== callingCodes[chosen] ? known.country : chosen
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' })
  const national = known?.national ?? value.replace(/^\+/, '')

  const write = (region: string, digits: string) => onChange(digits ? `+${callingCodes[region] ?? ''}${digits}` : '')

  return (
    <span className={styles.phone} dir="ltr">
      <Select
        id={undefined}
        aria-label={t('ui.countryCode')}
        aria-describedby={undefined}
        name={undefined}
        value={current}
        disabled={disabled}
        options={Object.keys(callingCodes).map((region) => ({
          value: region,
          label: `+${callingCodes[region]} ${names.of(region) ?? region}`,
        }))}
        onChange={(event) => {
          setChosen(event.target.value)
          write(event.target.value, national)
        }}
      />
      <TextInput
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        name={name}
        value={national}
        disabled={disabled}
        onChange={(event) => {
          const typed = event.target.value
          const digits = typed.replace(/\D/g, '').slice(0, 15)
          if (/^\s*(\+|00)/.test(typed)) onChange(`+${digits.replace(/^00/, '')}`)
          else write(current, digits)
        }}
      />
    </span>
  )
}

import { useId, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Unlabelled, useFieldWiring } from './Field.tsx'
import { callingCodes } from './phone.ts'
import styles from './PhoneField.module.css'
import { PhoneProblemNote } from './PhoneNote.tsx'
import { Select } from './Select.tsx'
import { TextInput } from './TextInput.tsx'
import { usePhoneDraft } from './use-phone-draft.ts'

interface CountryChoiceProps {
  options: readonly { value: string; label: string; keywords?: string }[]
  value: string
  onChange: (event: { target: { value: string } }) => void
  disabled?: boolean
  autoComplete: string
  'aria-label': string
}

export interface PhoneFieldProps {
  /** E.164, `+15551234567`; empty when there is none, and as it was typed while it is no number. */
  value: string
  onChange: (phone: string) => void
  /** ISO 3166 country to start with; that of the language unless given. */
  country?: string
  name?: string
  disabled?: boolean
  /** For the browser's suggestions: off for somebody else's number. */
  autoComplete?: 'tel' | 'off'
  /** What the country is chosen with: `SearchSelect` in workspaces. */
  countryChoice?: ComponentType<CountryChoiceProps>
}

const countryOfLanguage = (language: string) => new Intl.Locale(language).maximize().region ?? 'US'

/**
 * Country and number, together E.164. Takes what people write in their country, a number with `+`, and any digits; formats it while it is
 * typed, and says when no phone can have it. The server decides.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange, name, disabled, autoComplete = 'tel', countryChoice: CountryChoice = Select } = props
  const { t, i18n } = useTranslation('site')
  const startsIn = props.country || countryOfLanguage(i18n.language)
  const draft = usePhoneDraft(value, onChange, startsIn)
  const noteId = useId()
  const { 'aria-describedby': described } = useFieldWiring()
  const countries = draft.countries ?? [{ country: draft.country, code: callingCodes[draft.country] ?? '' }]
  const options = countryOptions(i18n.language, countries)

  return (
    <span className={styles.whole}>
      <span className={styles.phone} dir="ltr">
        <Unlabelled>
          <CountryChoice
            aria-label={t('ui.countryCode')}
            autoComplete="off"
            value={draft.country}
            disabled={disabled}
            options={options}
            onChange={(event) => draft.changeCountry(event.target.value)}
          />
        </Unlabelled>
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          name={name}
          value={draft.text}
          disabled={disabled}
          aria-describedby={[described, draft.problem && noteId].filter(Boolean).join(' ') || undefined}
          onFocus={draft.startWriting}
          onBlur={draft.stopWriting}
          onChange={({ target }) => draft.changeText(target.value, target.selectionStart === target.value.length)}
        />
      </span>
      {draft.problem && <PhoneProblemNote id={noteId} problem={draft.problem} />}
    </span>
  )
}

/** In the alphabet of the language, found by name, calling code and ISO code. */
function countryOptions(language: string, countries: readonly { readonly country: string; readonly code: string }[]) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return countries
    .map(({ country, code }) => ({ value: country, label: `${names.of(country) ?? country} +${code}`, keywords: country }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
}

import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'
import { toLatinDigits } from '#contract/kernel/latin-digits.ts'

/* The numbering plans of all countries: fetched with the first phone field, never with a page. */

export type PhoneProblem = 'nonexistent' | 'extension'

export interface ReadPhone {
  /** E.164; as it was typed where that is no number. */
  readonly value: string
  /** Whose number it is; several countries share some codes. */
  readonly country?: string
  /** Without the calling code, as its country writes it. */
  readonly national?: string
  readonly problem?: PhoneProblem
}

/** Every country with its calling code. */
export const phoneCountries: readonly { readonly country: string; readonly code: string }[] = getCountries().map((country) => ({
  country,
  code: getCountryCallingCode(country),
}))

/** What somebody typed or pasted, in any digits, with a country code or as people write it in `country`. */
export function readPhone(text: string, country: string): ReadPhone {
  const typed = toLatinDigits(text).trim()
  if (typed === '') return { value: '' }
  const parsed = parsePhoneNumberFromString(typed, country as CountryCode)
  if (parsed?.ext) return { value: typed, country: parsed.country, problem: 'extension' }
  const national = parsed?.formatNational()
  if (parsed?.isValid()) return { value: parsed.number, country: parsed.country, national }
  return { value: typed, country: countryOfTyped(typed), national, problem: 'nonexistent' }
}

/** The country that the beginning of an international number names. */
function countryOfTyped(typed: string): string | undefined {
  if (!typed.startsWith('+')) return undefined
  const writer = new AsYouType()
  writer.input(typed)
  return writer.getCountry()
}

/** With the blanks that its country writes, as far as it is typed. */
export function formatTyped(text: string, country: string): string {
  const typed = toLatinDigits(text)
  return /^\+?[\d\s().-]*\d$/.test(typed) && !typed.includes('(0') ? new AsYouType(country as CountryCode).input(typed) : typed
}

/** How a stored number is shown beside its country; `null` when no phone can have it. */
export function showPhone(phone: string): { readonly country?: string; readonly text: string } | null {
  const parsed = parsePhoneNumberFromString(phone)
  if (parsed?.number !== phone || !parsed.isValid()) return null
  return { country: parsed.country, text: parsed.country ? parsed.formatNational() : parsed.formatInternational() }
}

import type { PostalAddress } from '#contract/people/values.ts'

/** A postal address as a form holds it: two lines, the second one often empty. */
export interface AddressDraft {
  lines: readonly [string, string]
  city: string
  region: string
  postalCode: string
  country: string
}

/** The country that a language tag names (`de-AT`: `AT`), empty when it names none. */
export function countryOf(languageTag: string): string {
  try {
    return new Intl.Locale(languageTag).region ?? ''
  } catch {
    return ''
  }
}

export const emptyAddress = (country = countryOf(navigator.language)): AddressDraft => ({
  lines: ['', ''],
  city: '',
  region: '',
  postalCode: '',
  country,
})

export function draftOfAddress(address: PostalAddress): AddressDraft {
  const { city, region, postalCode, country } = address
  const [first = '', ...others] = address.lines
  return { lines: [first, others.join(', ')], city, region, postalCode, country }
}

/** What the contract's schema checks. The first line stays even when empty, so that its fault stands at its field. */
export function addressOf({ lines: [first, second], ...rest }: AddressDraft): PostalAddress {
  return { ...rest, lines: second.trim() === '' ? [first] : [first, second] }
}

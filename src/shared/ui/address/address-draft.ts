/** A postal address as a form holds it: two lines, the second one often empty. */
export interface AddressDraft {
  lines: readonly [string, string]
  city: string
  region: string
  postalCode: string
  /** ISO 3166-1 alpha-2; empty while none is chosen. */
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

/** A town that the platform knows. */
export interface Town {
  name: string
  region: string
  country: string
}

/** How a town is offered, and recognised when it is taken: `New York, NY`; without a region `Lisbon, PT`. */
export const townLabel = ({ name, region, country }: Town) => `${name}, ${region || country}`

/** The address with what was typed as its town: a whole town where one that is offered was taken. */
export function withCity(address: AddressDraft, typed: string, towns: readonly Town[]): AddressDraft {
  const taken = towns.find((town) => townLabel(town) === typed)
  return taken ? { ...address, city: taken.name, region: taken.region, country: taken.country } : { ...address, city: typed }
}

/** How addresses are written in a country, as its post asks for it. */
export interface AddressFormat {
  /** The parts below the street, in the order in which they are written. */
  readonly parts: readonly ('city' | 'region' | 'postalCode')[]
  /** What the region is called there. */
  readonly region: 'state' | 'province' | 'county' | 'emirate' | 'prefecture' | 'region'
  /** What the code is called there. */
  readonly postalCode: 'postalCode' | 'zip' | 'pin' | 'eircode'
  /** A code as it is written there. */
  readonly example?: string
  readonly pattern?: RegExp
}

const codeThenCity: AddressFormat = { parts: ['postalCode', 'city'], region: 'region', postalCode: 'postalCode' }
const cityThenCode: AddressFormat = { ...codeThenCity, parts: ['city', 'postalCode'] }
const cityRegionCode: AddressFormat = { ...codeThenCity, parts: ['city', 'region', 'postalCode'] }
const codeCityRegion: AddressFormat = { ...codeThenCity, parts: ['postalCode', 'city', 'region'] }
const withoutCode: AddressFormat = { ...codeThenCity, parts: ['city', 'region'] }

const digits = (count: number, example: string): Pick<AddressFormat, 'pattern' | 'example'> => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
})

const formats: Readonly<Record<string, AddressFormat>> = {
  US: { ...cityRegionCode, region: 'state', postalCode: 'zip', pattern: /^\d{5}(-\d{4})?$/, example: '02110' },
  CA: { ...cityRegionCode, region: 'province', pattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, example: 'K1A 0B1' },
  AU: { ...cityRegionCode, region: 'state', ...digits(4, '2000') },
  NZ: { ...cityThenCode, ...digits(4, '6011') },
  GB: { ...cityThenCode, pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SW1A 1AA' },
  IE: { ...cityRegionCode, region: 'county', postalCode: 'eircode', pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, example: 'D02 X285' },
  IN: { ...cityRegionCode, region: 'state', postalCode: 'pin', pattern: /^[1-9]\d{2} ?\d{3}$/, example: '110001' },
  DE: { ...codeThenCity, ...digits(5, '10115') },
  AT: { ...codeThenCity, ...digits(4, '1010') },
  CH: { ...codeThenCity, ...digits(4, '8001') },
  LU: { ...codeThenCity, ...digits(4, '1009') },
  FR: { ...codeThenCity, ...digits(5, '75001') },
  BE: { ...codeThenCity, ...digits(4, '1000') },
  NL: { ...codeThenCity, pattern: /^\d{4} ?[A-Z]{2}$/i, example: '1012 JS' },
  ES: { ...codeCityRegion, region: 'province', ...digits(5, '28001') },
  IT: { ...codeCityRegion, region: 'province', ...digits(5, '00184') },
  PT: { ...codeThenCity, pattern: /^\d{4}-?\d{3}$/, example: '1100-148' },
  SE: { ...codeThenCity, pattern: /^\d{3} ?\d{2}$/, example: '111 22' },
  GR: { ...codeThenCity, pattern: /^\d{3} ?\d{2}$/, example: '104 31' },
  CZ: { ...codeThenCity, pattern: /^\d{3} ?\d{2}$/, example: '110 00' },
  PL: { ...codeThenCity, pattern: /^\d{2}-?\d{3}$/, example: '00-001' },
  NO: { ...codeThenCity, ...digits(4, '0150') },
  DK: { ...codeThenCity, ...digits(4, '1050') },
  FI: { ...codeThenCity, ...digits(5, '00100') },
  TR: { ...codeCityRegion, region: 'province', ...digits(5, '34110') },
  MX: { ...codeCityRegion, region: 'state', ...digits(5, '06000') },
  BR: { ...cityRegionCode, region: 'state', pattern: /^\d{5}-?\d{3}$/, example: '01310-100' },
  AR: { ...codeCityRegion, region: 'province' },
  JP: {
    ...codeThenCity,
    parts: ['postalCode', 'region', 'city'],
    region: 'prefecture',
    pattern: /^\d{3}-?\d{4}$/,
    example: '100-0001',
  },
  KR: { ...cityRegionCode, region: 'province', ...digits(5, '03051') },
  SG: { ...cityThenCode, ...digits(6, '018956') },
  SA: { ...cityThenCode, ...digits(5, '11564') },
  EG: { ...cityRegionCode, ...digits(5, '11511') },
  MA: { ...codeThenCity, ...digits(5, '10000') },
  ZA: { ...cityRegionCode, region: 'province', ...digits(4, '8001') },
  AE: { ...withoutCode, region: 'emirate' },
  QA: { ...withoutCode, parts: ['city'] },
}

/** Everything may be given where we do not know better. */
const anywhere = codeCityRegion

/** How addresses are written in a country (ISO 3166-1 alpha-2). */
export const addressFormat = (country: string): AddressFormat => formats[country] ?? anywhere

/** Whether a code is written as that country writes them; true where we cannot tell. */
export function isPostalCode(country: string, code: string): boolean {
  const { pattern } = addressFormat(country)
  return code.trim() === '' || pattern === undefined || pattern.test(code.trim())
}

/** The parts to ask for: those of the country, and what is filled in already, so that nothing is sent unseen. */
export function shownParts(country: string, filled: { region: string; postalCode: string }): AddressFormat['parts'] {
  const { parts } = addressFormat(country)
  const more = (['postalCode', 'region'] as const).filter((part) => !parts.includes(part) && filled[part] !== '')
  return [...parts, ...more]
}

import { townParts, type TownPart } from '#contract/kernel/town-line.ts'

/** How addresses are written in a country, as its post asks for it. */
export interface AddressFormat {
  /** The parts below the street, in the order in which they are written. */
  readonly parts: readonly TownPart[]
  /** What the region is called there. */
  readonly region: 'state' | 'province' | 'county' | 'emirate' | 'prefecture' | 'region'
  /** What the code is called there. */
  readonly postalCode: 'postalCode' | 'zip' | 'pin' | 'eircode'
  /** A code as it is written there. */
  readonly example?: string
  readonly pattern?: RegExp
}

type Ways = Partial<Omit<AddressFormat, 'parts'>>

const digits = (count: number, example: string): Ways => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
})

/** Where it is not a region and a postal code, or we know how the code looks. */
const formats: Readonly<Record<string, Ways>> = {
  US: { region: 'state', postalCode: 'zip', pattern: /^\d{5}(-\d{4})?$/, example: '02110' },
  CA: { region: 'province', pattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, example: 'K1A 0B1' },
  AU: { region: 'state', ...digits(4, '2000') },
  NZ: digits(4, '6011'),
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SW1A 1AA' },
  IE: { region: 'county', postalCode: 'eircode', pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, example: 'D02 X285' },
  IN: { region: 'state', postalCode: 'pin', pattern: /^[1-9]\d{2} ?\d{3}$/, example: '110001' },
  DE: digits(5, '10115'),
  AT: digits(4, '1010'),
  CH: digits(4, '8001'),
  LU: digits(4, '1009'),
  FR: digits(5, '75001'),
  BE: digits(4, '1000'),
  NL: { pattern: /^\d{4} ?[A-Z]{2}$/i, example: '1012 JS' },
  ES: { region: 'province', ...digits(5, '28001') },
  IT: { region: 'province', ...digits(5, '00184') },
  PT: { pattern: /^\d{4}-?\d{3}$/, example: '1100-148' },
  SE: { pattern: /^\d{3} ?\d{2}$/, example: '111 22' },
  GR: { pattern: /^\d{3} ?\d{2}$/, example: '104 31' },
  CZ: { pattern: /^\d{3} ?\d{2}$/, example: '110 00' },
  PL: { pattern: /^\d{2}-?\d{3}$/, example: '00-001' },
  NO: digits(4, '0150'),
  DK: digits(4, '1050'),
  FI: digits(5, '00100'),
  TR: { region: 'province', ...digits(5, '34110') },
  MX: { region: 'state', ...digits(5, '06000') },
  BR: { region: 'state', pattern: /^\d{5}-?\d{3}$/, example: '01310-100' },
  AR: { region: 'province' },
  JP: {
    region: 'prefecture',
    pattern: /^\d{3}-?\d{4}$/,
    example: '100-0001',
  },
  KR: { region: 'province', ...digits(5, '03051') },
  SG: digits(6, '018956'),
  SA: digits(5, '11564'),
  EG: digits(5, '11511'),
  MA: digits(5, '10000'),
  ZA: { region: 'province', ...digits(4, '8001') },
  AE: { region: 'emirate' },
}

/** How addresses are written in a country (ISO 3166-1 alpha-2). */
export const addressFormat = (country: string): AddressFormat => ({
  parts: townParts(country),
  region: 'region',
  postalCode: 'postalCode',
  ...formats[country],
})

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

import { toLatinDigits } from '#contract/kernel/latin-digits.ts'

/**
 * Calling codes of the countries offered for addresses, and for phone numbers until the library with all of them has come
 * (`phone-library.ts`).
 */
export const callingCodes: Readonly<Record<string, string>> = {
  US: '1',
  CA: '1',
  GB: '44',
  IE: '353',
  DE: '49',
  AT: '43',
  CH: '41',
  FR: '33',
  BE: '32',
  NL: '31',
  LU: '352',
  ES: '34',
  PT: '351',
  IT: '39',
  SE: '46',
  NO: '47',
  DK: '45',
  FI: '358',
  PL: '48',
  CZ: '420',
  GR: '30',
  TR: '90',
  MX: '52',
  AR: '54',
  CO: '57',
  CL: '56',
  PE: '51',
  BR: '55',
  MA: '212',
  DZ: '213',
  TN: '216',
  EG: '20',
  SA: '966',
  AE: '971',
  QA: '974',
  KW: '965',
  BH: '973',
  OM: '968',
  JO: '962',
  LB: '961',
  IQ: '964',
  IN: '91',
  PK: '92',
  BD: '880',
  NP: '977',
  LK: '94',
  SG: '65',
  MY: '60',
  PH: '63',
  ID: '62',
  JP: '81',
  KR: '82',
  AU: '61',
  NZ: '64',
  ZA: '27',
  NG: '234',
  KE: '254',
}

/** What is typed before the library has come: right for most numbers, and read again once it is there. */
export function readPhoneRoughly(text: string, country: string): string {
  const typed = toLatinDigits(text).trim()
  const digits = typed.replace(/\D/g, '')
  if (digits === '' || typed.startsWith('+')) return digits && `+${digits}`
  return `+${callingCodes[country] ?? ''}${digits.replace(/^0/, '')}`
}

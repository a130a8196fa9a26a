import type { SandboxCard } from '#contract/payments/schemas.ts'

/** What a person writes into the card form. */
export interface CardFields {
  number: string
  /** `12/30`. */
  expiry: string
  cvc: string
}

export type CardFaults = Partial<Record<keyof CardFields, 'required' | 'invalid'>>

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** Digits in groups, as they stand on the card: four each; four, six and five on a card that begins with 34 or 37. */
export function groupDigits(text: string): string {
  const digits = digitsOf(text).slice(0, 19)
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d+)?$/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g)
  return (groups ?? []).filter(Boolean).join(' ')
}

/** Month and year with the stroke between them, put in as soon as the month is whole. */
export function writeExpiry(text: string): string {
  const digits = digitsOf(/^[2-9]/.test(text) ? `0${text}` : text)
  const year = digits.slice(2).replace(/^20(?=\d\d)/, '')
  return digits.length > 2 ? `${digits.slice(0, 2)}/${year.slice(0, 2)}` : digits
}

/**
 * The card as it is sent, or the fields that are not whole. Whether the card is any good is for the provider to say.
 * Two digits of a year are of this century.
 */
export function readCard({ number, expiry, cvc }: CardFields): { card: SandboxCard } | { faults: CardFaults } {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(expiry) ?? []
  const digits = digitsOf(number)
  const faults: CardFaults = {
    ...fault('number', number, /^\d{12,19}$/.test(digits) && !/[^\d -]/.test(number)),
    ...fault('expiry', expiry, Number(month) >= 1 && Number(month) <= 12),
    ...fault('cvc', cvc, /^\d{3,4}$/.test(cvc.trim())),
  }
  if (Object.keys(faults).length > 0) return { faults }
  const expiryYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  return { card: { number: digits, expiryMonth: Number(month), expiryYear, cvc: cvc.trim() } }
}

function fault(field: keyof CardFields, given: string, whole: boolean): CardFaults {
  if (whole) return {}
  return { [field]: given.trim() === '' ? 'required' : 'invalid' }
}

import { minorDigits } from './format-money.ts'

/** 4550 of a currency with cents → `45.50`. */
export function writtenAmount(amount: number, currency: string): string {
  const digits = minorDigits(currency)
  return amount % 10 ** digits === 0 ? String(amount / 10 ** digits) : (amount / 10 ** digits).toFixed(digits)
}

/** `45.5` → 4550; empty → `null`. What is no such amount stays as it is, for the schema to refuse. */
export function readAmount(text: string, currency: string): number | string | null {
  const plain = text.trim()
  if (plain === '') return null
  const digits = minorDigits(currency)
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d*))?$/.exec(plain) ?? []
  if (whole === undefined || part.length > digits) return plain
  return Number(whole + part.padEnd(digits, '0'))
}

import { numberFormat } from './formats.ts'

/** An amount in minor units with its ISO 4217 code, as the contract speaks of it. */
export interface Amount {
  amount: number
  currency: string
}

/** Minor units in one major unit, as a power of ten: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  return numberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** As written in the language: `$1,250.00`, `1.250,00 $`. */
export function formatMoney({ amount, currency }: Amount, language: string, options?: Intl.NumberFormatOptions): string {
  const format = numberFormat(language, { style: 'currency', currency, ...options })
  const parts = format.formatToParts(amount / 10 ** minorDigits(currency))
  // Between right-to-left letters the two halves of `US$` would change places: the sign stands in an isolate of its own.
  const isIsolated = language.startsWith('ar')
  return parts.map(({ type, value }) => (isIsolated && type === 'currency' ? `\u2066${value}\u2069` : value)).join('')
}

/** An amount in minor units with its ISO 4217 code, as the contract speaks of it. */
export interface Amount {
  amount: number
  currency: string
}

/** How a number format is had: whoever keeps those it made says so. */
export type NumberFormats = (language: string, options?: Intl.NumberFormatOptions) => Intl.NumberFormat

const made: NumberFormats = (language, options) => new Intl.NumberFormat(language, options)

/** Minor units in one major unit, as a power of ten: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string, formats = made): number {
  return formats('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** As written in the language: `$1,250.00`, `1.250,00 $`. On screens, in mails and on paper. */
export function moneyText(
  { amount, currency }: Amount,
  language: string,
  formats = made,
  options?: Intl.NumberFormatOptions,
): string {
  const format = formats(language, { style: 'currency', currency, ...options })
  const parts = format.formatToParts(amount / 10 ** minorDigits(currency, formats))
  // Between right-to-left letters the two halves of `US$` would change places: the sign stands in an isolate of its own.
  const isIsolated = language.startsWith('ar')
  return parts.map(({ type, value }) => (isIsolated && type === 'currency' ? `\u2066${value}\u2069` : value)).join('')
}

import { type Amount, minorDigits as digitsOf, moneyText } from '#contract/kernel/money-text.ts'
import { numberFormat } from './formats.ts'

export type { Amount }

/** {@link digitsOf} and {@link moneyText} with the formats that this page keeps. */
export const minorDigits = (currency: string): number => digitsOf(currency, numberFormat)

export const formatMoney = (amount: Amount, language: string, options?: Intl.NumberFormatOptions): string =>
  moneyText(amount, language, numberFormat, options)

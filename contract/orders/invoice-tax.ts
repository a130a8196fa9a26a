import { sum } from './money.ts'

/** What a line comes to after its discount, with its tax; minor units. `rate`: hundredths of a percent. */
export interface TaxedAmount {
  readonly rate: number
  readonly net: number
  readonly tax: number
  readonly gross: number
}

/** What lines come to for each rate, the highest first. */
export function taxesByRate(lines: readonly TaxedAmount[]): TaxedAmount[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].toSorted((a, b) => b - a)
  return rates.map((rate) => {
    const of = lines.filter((line) => line.rate === rate)
    const total = (field: 'net' | 'tax' | 'gross') => sum(of.map((line) => line[field]))
    return { rate, net: total('net'), tax: total('tax'), gross: total('gross') }
  })
}

/** `19 %`, `6.25 %`: a rate as it stands on papers, in the reader's language. */
export const rateText = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)

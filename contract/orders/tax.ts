import { share } from './money.ts'

/** How goods are taxed: everyday goods, medicines that need no doctor, food (of pets too, which countries tax as goods where not told). */
export type TaxClass = 'goods' | 'medicine' | 'delivery'

export interface CountryTax {
  /** Prices hold the tax already; elsewhere it comes on top. */
  readonly included: boolean
  /** Hundredths of a percent. */
  readonly rates: Readonly<Record<TaxClass, number>>
}

const included = (goods: number, medicine: number): CountryTax => ({
  included: true,
  rates: { goods, medicine, delivery: goods },
})
const onTop = (goods: number, medicine: number): CountryTax => ({ included: false, rates: { goods, medicine, delivery: 0 } })

/** By the seller's country (ISO 3166-1 alpha-2). */
const countries: Readonly<Record<string, CountryTax>> = {
  DE: included(1900, 1900),
  FR: included(2000, 1000),
  ES: included(2100, 400),
  GB: included(2000, 2000),
  IN: included(1800, 500),
  AE: included(500, 0),
  AU: included(1000, 0),
  CA: onTop(500, 0),
  US: onTop(625, 0),
}
const untaxed = included(0, 0)

/** What is taxed in a country that nobody declared is taxed by whoever sells it there, and not by the platform. */
export function taxOf(country: string): CountryTax {
  return countries[country] ?? untaxed
}

export interface LineTax {
  /** Hundredths of a percent. */
  readonly rate: number
  readonly included: boolean
}

/** How a line of this class is taxed where its seller is. */
export function lineTaxOf(country: string, of: TaxClass): LineTax {
  const { included, rates } = taxOf(country)
  return { rate: rates[of], included }
}

/** The tax of a line's amount after its discount: rounded here and nowhere else, to the nearest cent, halves up. */
export function taxOn(amount: number, { rate, included }: LineTax): number {
  return included ? share(amount, rate, 10_000 + rate) : share(amount, rate, 10_000)
}

/** What a line costs with its tax. */
export function withTax(amount: number, tax: LineTax): number {
  return tax.included ? amount : amount + taxOn(amount, tax)
}

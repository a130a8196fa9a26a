import type { Audience, Category } from '#contract/catalogue/choices.ts'

/** Something that the demonstration pharmacies sell, in six packs. */
export interface Ware {
  readonly name: string
  /** Of its drawing in `public/pictures/products`. */
  readonly picture: string
  readonly category: Category
  readonly audience: Audience
  readonly prescriptionOnly?: boolean
  /** Of the first pack, in cents. */
  readonly price: number
  /** Six, the usual one first; their prices are to that of the first as {@link packPrices}. */
  readonly packs: readonly string[]
  /** What it is. */
  readonly what: string
  /** For whom it is, and for whom not. */
  readonly whom: string
  readonly use: string
  /** What lies in the pack beside what its name says. */
  readonly beside: string
}

/** What each of the six packs costs, to the first. */
export const packPrices = [1, 0.6, 1.8, 0.4, 2.5, 0.9] as const

export const nameOf = (ware: Ware, pack: number) => `${ware.name}, ${ware.packs[pack]!}`

/** What a pharmacy writes about it: a paragraph each. */
export const descriptionOf = (ware: Ware, pack: number) =>
  [ware.what, ware.whom, ware.use, `In the pack: ${ware.packs[pack]!}, ${ware.beside}.`].join('\n')

const of = (unit: string, counts: readonly number[]) => counts.map((count) => `${count} ${unit}`)

export const tablets = of('tablets', [20, 10, 50, 6, 100, 18])
export const capsules = of('capsules', [20, 10, 50, 6, 100, 18])
export const courses = of('tablets', [30, 14, 60, 7, 90, 28])
export const millilitres = of('ml', [150, 100, 300, 50, 500, 120])
export const drops = of('ml', [10, 5, 20, 3, 30, 8])
export const grams = of('g', [50, 30, 100, 15, 150, 40])
export const lotions = of('ml', [200, 100, 400, 50, 600, 175])
export const kilograms = of('kg', [4, 2, 8, 1, 12, 3])

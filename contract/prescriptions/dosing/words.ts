import type { MedicineForm, Route } from '../../formulary/values.ts'
import type { DoseUnit, Frequency } from '../values.ts'

type CountedUnit = Exclude<DoseUnit, 'mL' | 'g' | 'mg'>
/** By the plural forms that the language has; `other` where one is missing. */
type Plurals = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string }

export interface DosingWords {
  readonly units: Readonly<Record<CountedUnit, Plurals>>
  readonly frequencies: Readonly<Record<Frequency, string>>
  readonly forms: Readonly<Record<MedicineForm, string>>
  readonly routes: Readonly<Record<Route, string>>
  readonly asNeeded: string
  /** `{{days}}`: "7 days". */
  readonly forDays: string
  readonly separator: string
}

/** Plural forms of languages that have two. */
export const oneAndMore = (one: string, other: string): Plurals => ({ one, other })
/** Those of Arabic. */
export const arabicForms = (one: string, dual: string, few: string, many: string): Plurals => ({
  one,
  two: dual,
  few,
  many,
  other: one,
})

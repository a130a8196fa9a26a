import { formularyContract as contract } from '#contract/formulary/contract.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { listDoseTemplates } from './dose-templates.ts'
import { readAllergen } from './rules/allergy.ts'
import { substancesNamed } from './search/lexicon.ts'
import { searchMedicines } from './search/search-medicines.ts'

export { describeAllergy, type AllergyDetails } from './describe-allergy.ts'
export { checkLines, type Asked, type AskedLine } from './check-lines.ts'
export { dangerousTo } from './dangerous-to.ts'
export { medicineById } from './data/medicines.ts'

/** Does the name of an allergen mean a substance or a class that checks know? */
export const isKnownAllergen = (name: string): boolean => readAllergen(name) !== null
export const isKnownMedicine = (name: string): boolean => substancesNamed(name).length > 0

/** Medicines that can be prescribed, and what speaks against one of them. */
export const formularyModule: Module = {
  name: 'formulary',
  endpoints: [
    implement(contract.searchMedicines, async (_platform, { query }) => searchMedicines(query.text, query.isFor)),
    implement(contract.listDoseTemplates, async (_platform, { query }) => listDoseTemplates(query.medicineId, query.isFor)),
  ],
}

import { allergyClasses, type AllergyClass } from '#contract/formulary/values.ts'
import { severities, type Severity } from '#contract/records/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import { allNamesOf } from '#server/modules/lists/index.ts'
import { allergiesOf, type Subject } from '#server/modules/records/index.ts'
import { substancesOf } from './check-lines.ts'
import { classesOf } from './data/classes.ts'
import { readAllergen } from './rules/allergy.ts'

export interface AllergyDetails {
  readonly severity: Severity
  /** Of which the medicine is one, where that is why the allergy speaks against it. */
  readonly medicineClass: AllergyClass | null
}

/** What the record says of an allergy that a check names: the worst severity under that name, and the class that it shares with the medicine. */
export async function describeAllergy(
  db: Reader,
  subject: Subject,
  allergen: string,
  medicine: { readonly name: string; readonly medicineId: string | null },
): Promise<AllergyDetails> {
  const allergies = await allergiesOf(db, subject)
  const listed = await allNamesOf(
    db,
    allergies.flatMap(({ referenceId }) => referenceId ?? []),
  )
  const ranks = allergies
    .filter(({ substance, referenceId }) => substance === allergen || listed.get(referenceId ?? '')?.includes(allergen))
    .map(({ severity }) => severities.indexOf(severity))
  const classes: readonly string[] = readAllergen(allergen)?.classes ?? []
  const shared = substancesOf(medicine)
    .flatMap(classesOf)
    .find((one) => classes.includes(one))
  return {
    severity: severities[Math.max(0, ...ranks)]!,
    medicineClass: allergyClasses.find((one) => one === shared) ?? null,
  }
}

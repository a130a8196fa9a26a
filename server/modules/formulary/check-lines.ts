import type { Check } from '#contract/formulary/schemas.ts'
import { dayIn } from '#contract/kernel/days.ts'
import type { Reader } from '#server/kernel/db.ts'
import { allNamesOf } from '#server/modules/lists/index.ts'
import { allergiesOf, medicationsOf, type CurrentAllergy, type Subject } from '#server/modules/records/index.ts'
import '#server/modules/people/index.ts'
import { medicineById } from './data/medicines.ts'
import { readAllergen } from './rules/allergy.ts'
import { checksOf } from './rules/check.ts'
import type { CheckedLine, Circumstances } from './rules/circumstances.ts'
import { substancesNamed } from './search/lexicon.ts'

/** A line that is to be checked. */
export interface AskedLine extends Pick<CheckedLine, 'lineId' | 'name' | 'route' | 'dailyMilligrams'> {
  /** `null`: written by hand; its substances are looked for in its name. */
  readonly medicineId: string | null
}

export interface Asked extends Pick<Circumstances, 'weight' | 'now'> {
  readonly subject: Subject
  readonly lines: readonly AskedLine[]
  /** What is taken beside what the record says: prescriptions that run. */
  readonly taken: readonly { readonly name: string; readonly medicineId: string | null }[]
}

export const substancesOf = ({ name, medicineId }: { readonly name: string; readonly medicineId: string | null }) =>
  (medicineId === null ? null : medicineById(medicineId))?.substances ?? substancesNamed(name)

/** Holds lines against what is known of the subject now. Reads the record; says nothing of who may. */
export async function checkLines(db: Reader, { subject, weight, lines, taken, now }: Asked): Promise<Check[]> {
  const today = dayIn(subject.timeZone, now)
  const allergies = await allergiesOf(db, subject)
  const medications = await medicationsOf(db, subject, today)
  const household = await db
    .selectFrom('pets')
    .select(['id', 'name', 'species'])
    .where('owner_id', '=', subject.patientId)
    .where('archived_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return checksOf(
    lines.map((line) => ({
      ...line,
      medicine: line.medicineId === null ? null : medicineById(line.medicineId),
      substances: substancesOf(line),
    })),
    {
      kind: subject.species ?? 'person',
      breed: subject.breed,
      birthDate: subject.birthDate,
      weight,
      allergens: await allergensOf(db, allergies),
      taken: [...medications, ...taken].map((each) => ({ name: each.name, substances: substancesOf(each) })),
      household: household.filter(({ id }) => id !== subject.petId),
      now,
      today,
    },
  )
}

/**
 * What the record's allergies are called: as it was written, and by every name that the list's entry has now, so that a merge or another
 * name silences no warning. Of several names those that mean a medicine count; where none does, what was written.
 */
async function allergensOf(db: Reader, allergies: readonly CurrentAllergy[]): Promise<string[]> {
  const listed = await allNamesOf(
    db,
    allergies.flatMap(({ referenceId }) => referenceId ?? []),
  )
  const all = allergies.flatMap(({ substance, referenceId }) => {
    const names = [substance, ...((referenceId && listed.get(referenceId)) || [])]
    const understood = names.filter((name) => readAllergen(name) !== null)
    return understood.length > 0 ? understood : [substance]
  })
  return [...new Set(all)]
}

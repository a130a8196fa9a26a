import type { Check } from '#contract/formulary/schemas.ts'
import type { PrescriptionConflict } from '#contract/prescriptions/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { describeAllergy } from '#server/modules/formulary/index.ts'
import { findSubject } from '#server/modules/records/index.ts'
import type { PrescriptionRow } from '../change-state.ts'
import { linesOf } from '../lines.ts'

/** Conflicts of a prescription by the names of its medicines, allergies with their severity. */
export async function presentConflicts(
  db: Reader,
  row: Pick<PrescriptionRow, 'id' | 'pet_id' | 'patient_id'>,
  checks: readonly Check[],
): Promise<PrescriptionConflict[]> {
  if (checks.length === 0) return []
  const subject = await findSubject(db, row.pet_id ?? row.patient_id)
  const lines = (await linesOf(db, [row.id])).get(row.id) ?? []
  const shown: PrescriptionConflict[] = []
  for (const check of checks) {
    const about = lines.filter(({ id }) => check.lineIds.includes(id))
    const [first] = about
    const [allergen] = check.names
    const allergy =
      check.kind === 'allergy' && subject && first && allergen !== undefined
        ? await describeAllergy(db, subject, allergen, { name: first.name, medicineId: first.medicine_id })
        : null
    shown.push({
      check,
      medicines: about.map(({ name }) => name),
      severity: allergy?.severity ?? null,
      medicineClass: check.reason === 'allergy_to_class' ? (allergy?.medicineClass ?? null) : null,
    })
  }
  return shown
}

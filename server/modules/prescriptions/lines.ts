import type { Selectable } from 'kysely'
import type { Prescribed, PrescriptionDraft } from '#contract/prescriptions/schemas.ts'
import { groupedBy } from '#server/kernel/grouped-by.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Work } from '#server/kernel/work.ts'
import type { PrescriptionLineTable } from './tables.ts'

export type LineRow = Selectable<PrescriptionLineTable>

/** Lines of prescriptions in their order, by the prescription. */
export async function linesOf(db: Reader, ids: readonly string[]): Promise<Map<string, LineRow[]>> {
  const rows = ids.length
    ? await db.selectFrom('prescription_lines').selectAll().where('prescription_id', 'in', ids).orderBy('position').execute()
    : []
  return groupedBy(rows, (row) => row.prescription_id)
}

/** A line as the contract says it. */
export const presentedLine = (row: LineRow): Prescribed & { readonly id: string } => ({
  id: row.id,
  medicineId: row.medicine_id,
  name: row.name,
  strength: row.strength,
  form: row.form,
  route: row.route,
  dose: row.dose,
  doseUnit: row.dose_unit,
  frequency: row.frequency,
  asNeeded: row.as_needed,
  days: row.days,
  quantity: row.quantity,
  refills: row.refills,
  note: row.note,
})

/** Puts these lines in the place of a draft's lines. Ids are the draft's own: one that another prescription has is given anew. */
export async function writeLines(
  work: Work,
  prescriptionId: string,
  lines: PrescriptionDraft['lines'],
  newId: () => string,
): Promise<void> {
  await work.db.deleteFrom('prescription_lines').where('prescription_id', '=', prescriptionId).execute()
  if (lines.length === 0) return
  const ids = lines.map(({ id }) => id)
  const taken = new Set(
    (await work.db.selectFrom('prescription_lines').select('id').where('id', 'in', ids).execute()).map(({ id }) => id),
  )
  await work.db
    .insertInto('prescription_lines')
    .values(
      lines.map((line, position) => ({
        id: taken.has(line.id) ? newId() : line.id,
        prescription_id: prescriptionId,
        position,
        medicine_id: line.medicineId,
        name: line.name,
        strength: line.strength,
        form: line.form,
        route: line.route,
        dose: line.dose,
        dose_unit: line.doseUnit,
        frequency: line.frequency,
        as_needed: line.asNeeded,
        days: line.days,
        quantity: line.quantity,
        refills: line.refills,
        note: line.note,
      })),
    )
    .execute()
}

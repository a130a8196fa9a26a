import type { CheckKind } from '#contract/formulary/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import { Refusal } from '#server/kernel/errors.ts'
import type { Work } from '#server/kernel/work.ts'
import type { PrescriptionRow } from '../change-state.ts'
import { lockPrescription } from '../lock-prescription.ts'
import '../tables.ts'
import { findConflicts } from './find-conflicts.ts'

const reasons: Readonly<Record<CheckKind, string>> = {
  allergy: 'An allergy in the record speaks against this medicine',
  duplicate: 'The patient takes the same medicine, or one of its kind, already',
  interaction: 'It must not be given together with another medicine that the patient takes',
  species: 'It is not safe for this species or breed',
  household: 'It can harm another animal of the household',
  maximum_dose: 'The daily dose is above the maximum',
}

/**
 * Whoever dispenses holds the prescription's lock, for which a change of the record waits (`recheckPrescriptions`): of both at once, the second
 * sees the first.
 * @throws Refusal 409 `prescription_on_hold`; its errors name the lines by id and what speaks against each
 */
export async function assertDispensable(db: Reader, row: PrescriptionRow, lineIds: readonly string[], now: Date): Promise<void> {
  const { open, decided } = await findConflicts(db, row, now)
  const stopped = decided.filter(({ decision }) => decision === 'stop').map(({ check }) => check)
  const errors = [...open, ...stopped].flatMap((check) =>
    check.lineIds
      .filter((id) => lineIds.includes(id))
      .map((id) => ({ field: id, code: check.reason, message: reasons[check.kind] })),
  )
  if (errors.length === 0) return
  throw new Refusal(409, 'prescription_on_hold', 'The record now warns against this medicine, so nothing of it is dispensed', {
    detail:
      'The prescribing doctor was asked to decide. Wait for the decision, or decline the order and send the patient to the doctor.',
    errors,
  })
}

/** The same where packs that were made ready leave the pharmacy. @throws Refusal 409 `prescription_on_hold` */
export async function assertHandOver(work: Work, prescriptionId: string, lineIds: readonly string[], now: Date): Promise<void> {
  const row = await lockPrescription(work, prescriptionId)
  if (row) await assertDispensable(work.db, row, lineIds, now)
}

/** A conflict of this line waits for the doctor's decision. */
export async function isLineOnHold(db: Reader, prescriptionId: string, lineId: string, now: Date): Promise<boolean> {
  const row = await db.selectFrom('prescriptions').selectAll().where('id', '=', prescriptionId).executeTakeFirst()
  if (!row) return false
  return (await findConflicts(db, row, now)).open.some(({ lineIds }) => lineIds.includes(lineId))
}

/** Its doctor stopped it because of a conflict: packs that have not left the pharmacy come back. */
export async function wasStopped(db: Reader, prescriptionId: string): Promise<boolean> {
  const decision = await db
    .selectFrom('prescription_conflict_decisions')
    .select('check_key')
    .where('prescription_id', '=', prescriptionId)
    .where('decision', '=', 'stop')
    .limit(1)
    .executeTakeFirst()
  return decision !== undefined
}

import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { mayForVisit } from '#server/modules/booking/index.ts'
import type { PrescriptionRow } from '../change-state.ts'

/** A draft is its doctor's alone; what is issued is for the parties of its visit, and for carers who see the pet. */
export async function mayRead(
  db: Reader,
  actor: Actor,
  row: Pick<PrescriptionRow, 'state' | 'patient_id' | 'doctor_id' | 'pet_id'>,
): Promise<boolean> {
  if (row.state === 'draft') return row.doctor_id === actor.userId
  return mayForVisit(db, actor, row, 'see')
}

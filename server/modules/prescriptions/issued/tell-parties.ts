import type { Work } from '#server/kernel/work.ts'
import { carersOf } from '#server/modules/carers/index.ts'

/** Those who may look at a prescription now look again. */
export async function tellParties(
  work: Work,
  { id, patient_id, doctor_id, pet_id }: { id: string; patient_id: string; doctor_id: string; pet_id: string | null },
): Promise<void> {
  const carers = await carersOf(work.db, pet_id)
  await work.tell([patient_id, doctor_id, ...carers], { kind: 'prescription.changed', payload: { id } })
}

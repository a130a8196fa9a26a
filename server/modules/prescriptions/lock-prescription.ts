import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Work } from '#server/kernel/work.ts'
import type { PrescriptionRow } from './change-state.ts'
import './tables.ts'

/** Locks a prescription until the unit of work ends. */
export const lockPrescription = (work: Work, id: string): Promise<PrescriptionRow | undefined> =>
  work.db.selectFrom('prescriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The same of one that the caller wrote. @throws Refusal 404 for another doctor's */
export async function lockWritten(work: Work, actor: Actor, id: string): Promise<PrescriptionRow> {
  const row = await lockPrescription(work, id)
  if (row?.doctor_id !== actor.userId) throw notFound()
  return row
}

/** The same of a draft. @throws Refusal 404; 409 `prescription_state` once it is issued; 409 `prescription_changed` over another revision */
export async function lockDraft(work: Work, actor: Actor, id: string, revision?: number): Promise<PrescriptionRow> {
  const row = await lockWritten(work, actor, id)
  if (row.state !== 'draft') throw conflict('prescription_state', 'The prescription is issued, and does not change', row.state)
  if (revision !== undefined && row.revision !== revision)
    throw conflict('prescription_changed', 'The draft was changed meanwhile')
  return row
}

import { signableStates } from '#contract/booking/states.ts'
import type { Prescription } from '#contract/prescriptions/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { lockForParty } from '#server/modules/booking/index.ts'
import type { PrescriptionRow } from '../change-state.ts'
import { linesOf, presentedLine, writeLines } from '../lines.ts'
import { presented } from '../read/read-prescription.ts'

/**
 * A draft for the subject of a visit. Where it is to take the place of another one, it begins with what stands there.
 * @throws Refusal 404 for another doctor's visit; 409 `appointment_state` before it has begun; 422 naming `supersedes`; 409 `prescription_state`
 *   where that one is not issued any more
 */
export async function startPrescription(
  platform: Platform,
  actor: Actor,
  visitId: string,
  supersedes: string | null,
): Promise<Prescription> {
  return platform.transact(async (work) => {
    const visit = await lockForParty(work, actor, visitId)
    if (visit.doctor_id !== actor.userId) throw notFound()
    if (!signableStates.has(visit.state))
      throw conflict('appointment_state', 'The visit is in a state that does not allow this', visit.state)
    const before = supersedes === null ? null : await replaced(work, actor, visitId, supersedes)
    const patient = await work.db
      .selectFrom('users')
      .select('locale')
      .where('id', '=', visit.patient_id)
      .executeTakeFirstOrThrow()
    const now = platform.clock.now()
    const row = await work.db
      .insertInto('prescriptions')
      .values({
        id: platform.ids.next(),
        appointment_id: visitId,
        doctor_id: visit.doctor_id,
        patient_id: visit.patient_id,
        pet_id: visit.pet_id,
        locale: before?.locale ?? patient.locale,
        diagnosis: before?.diagnosis ?? '',
        advice: before?.advice ?? '',
        follow_up_on: null,
        supersedes,
        created_at: now,
        changed_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (before) {
      const lines = (await linesOf(work.db, [before.id])).get(before.id) ?? []
      const copies = lines.map((line) => ({ ...presentedLine(line), id: platform.ids.next() }))
      await writeLines(work, row.id, copies, () => platform.ids.next())
    }
    await work.audit({ action: 'prescription.draft', recordKind: 'prescription', recordId: row.id, userId: actor.userId })
    return presented(platform, work.db, actor, row)
  })
}

async function replaced(work: Work, actor: Actor, visitId: string, id: string): Promise<PrescriptionRow> {
  const before = await work.db.selectFrom('prescriptions').selectAll().where('id', '=', id).executeTakeFirst()
  if (before?.appointment_id !== visitId || before.doctor_id !== actor.userId)
    throw invalid('supersedes', 'not_found', 'There is no such prescription of this visit')
  if (before.state !== 'issued')
    throw conflict('prescription_state', 'The prescription to be replaced is not issued any more', before.state)
  return before
}

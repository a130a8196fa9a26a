import { dayAfter, reminderDay, reminderHour } from '#contract/booking/follow-up.ts'
import type { FollowUpBody } from '#contract/booking/follow-up-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayIn, instantOfWall } from '#server/kernel/wall-clock.ts'
import type { Work } from '#server/kernel/work.ts'
import { type AppointmentRow, lockForParty } from '../appointments/lock-appointment.ts'
import { tellParties } from '../appointments/publish-appointment-change.ts'
import { settingsOf } from '../availability/read-availability.ts'

/**
 * The doctor would see the patient again so many weeks or months after the day of this visit. In place of what was suggested before, which
 * the patient may have put away. @throws Refusal 409 `not_completed`.
 */
export async function suggestFollowUp(
  platform: Platform,
  actor: Actor,
  { id, ...span }: FollowUpBody & { id: string },
): Promise<void> {
  await platform.transact(async (work) => {
    const visit = await lockForParty(work, actor, id)
    if (visit.state !== 'completed') throw conflict('not_completed', 'Another visit is suggested after this one is completed')
    const row = {
      ...span,
      ...(await daysOf(work, visit, span)),
      reminded_at: null,
      put_away_at: null,
      created_at: platform.clock.now(),
    }
    await work.db
      .insertInto('follow_ups')
      .values({ appointment_id: id, ...row })
      .onConflict((clash) => clash.column('appointment_id').doUpdateSet(row))
      .execute()
    await work.audit({ action: 'followUp.suggest', recordKind: 'appointment', recordId: id, userId: actor.userId })
    await tellParties(work, visit, { kind: 'followUp.changed', payload: { id } })
  })
}

/** The day in the doctor's zone, and the morning in the patient's on which they are reminded. */
async function daysOf(work: Work, visit: AppointmentRow, span: Pick<FollowUpBody, 'amount' | 'unit'>) {
  const { timeZone } = await settingsOf(work.db, visit.doctor_id)
  const patient = await work.db
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', visit.patient_id)
    .executeTakeFirstOrThrow()
  const from = dayIn(timeZone, new Date(visit.starts_at))
  const due = dayAfter(from, span)
  const wall = `${reminderDay(from, due)}T${String(reminderHour).padStart(2, '0')}:00`
  const morning = instantOfWall(wall, patient.time_zone) ?? Date.parse(`${wall}Z`)
  return { due_on: due, remind_at: new Date(morning).toISOString() }
}

/** Nothing is suggested any more. */
export async function removeFollowUp(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const visit = await lockForParty(work, actor, id)
    await work.db.deleteFrom('follow_ups').where('appointment_id', '=', id).execute()
    await work.audit({ action: 'followUp.remove', recordKind: 'appointment', recordId: id, userId: actor.userId })
    await tellParties(work, visit, { kind: 'followUp.changed', payload: { id } })
  })
}

/** The patient has seen it and wants to hear no more of it. */
export async function putFollowUpAway(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const visit = await lockForParty(work, actor, id, 'decide')
    await work.db
      .updateTable('follow_ups')
      .set({ put_away_at: platform.clock.now() })
      .where('appointment_id', '=', id)
      .where('put_away_at', 'is', null)
      .execute()
    await tellParties(work, visit, { kind: 'followUp.changed', payload: { id } })
  })
}

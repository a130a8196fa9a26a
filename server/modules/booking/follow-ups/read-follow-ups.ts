import type { FollowUp, SuggestedVisit } from '#contract/booking/follow-up-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { presentCard, selectCards } from '../appointments/appointment-cards.ts'
import { mayForVisit } from '../appointments/lock-appointment.ts'
import { findFollowUps, presentFollowUp } from './find-follow-ups.ts'

const shown = 20

/** What is suggested after a visit; 404 for who is no party of it. */
export async function readFollowUp({ db }: Platform, actor: Actor, id: string): Promise<{ followUp: FollowUp | null }> {
  const visit = await db
    .selectFrom('appointments')
    .select(['patient_id', 'doctor_id', 'pet_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!visit || !(await mayForVisit(db, actor, visit, 'see'))) throw notFound()
  const row = await findFollowUps(db).where('follow_ups.appointment_id', '=', id).executeTakeFirst()
  return { followUp: row ? presentFollowUp(row) : null }
}

/** What is suggested to the patient and neither booked nor put away, soonest first. */
export async function listFollowUps({ db }: Platform, actor: Actor): Promise<{ items: SuggestedVisit[] }> {
  const rows = await findFollowUps(db)
    .where('appointments.patient_id', '=', actor.userId)
    .where('follow_ups.put_away_at', 'is', null)
    .orderBy('follow_ups.due_on')
    .orderBy('follow_ups.appointment_id')
    .execute()
  const open = rows.filter((row) => !row.is_booked).slice(0, shown)
  if (open.length === 0) return { items: [] }
  const ids = open.map(({ appointment_id: id }) => id)
  const cards = (await selectCards(db).where('appointments.id', 'in', ids).execute()).map(presentCard)
  return {
    items: open.flatMap((row) => {
      const card = cards.find(({ id }) => id === row.appointment_id)
      if (!card) return []
      const { id, name } = card.doctor
      return [{ ...presentFollowUp(row), appointmentId: card.id, doctor: { id, name }, mode: card.mode, subject: card.subject }]
    }),
  }
}

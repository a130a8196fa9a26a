import { sql } from 'kysely'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { recordChange } from './change-appointment.ts'
import { lockForParty } from './lock-appointment.ts'
import { notifyParty } from './notify-parties.ts'

/** The patient's one review of a completed visit; the doctor's average goes with it. @throws Refusal 409 `not_completed`, `already_reviewed`. */
export async function reviewAppointment(
  platform: Platform,
  actor: Actor,
  input: { id: string; stars: number; words: string },
): Promise<void> {
  await platform.transact(async (work) => {
    const appointment = await lockForParty(work, actor, input.id)
    if (appointment.state !== 'completed') throw conflict('not_completed', 'A visit can be reviewed once it is over')
    const review = await work.db
      .insertInto('reviews')
      .values({
        id: platform.ids.next(),
        appointment_id: appointment.id,
        doctor_id: appointment.doctor_id,
        patient_id: appointment.patient_id,
        rating: input.stars,
        words: input.words,
        created_at: platform.clock.now().toISOString(),
      })
      .onConflict((clash) => clash.column('appointment_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!review) throw conflict('already_reviewed', 'This visit has its review')
    await work.db
      .updateTable('doctors')
      .set({ rating_sum: sql<number>`rating_sum + ${input.stars}::int`, rating_count: sql<number>`rating_count + 1` })
      .where('user_id', '=', appointment.doctor_id)
      .execute()
    await recordChange(platform, work, appointment, { verb: 'review', by: 'patient', actorId: actor.userId })
    await notifyParty(platform, work, appointment, 'doctor', 'reviewReceived')
  })
}

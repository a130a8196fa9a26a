import { delayHolds } from '#contract/meeting/rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { forbidden } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { announceMeeting } from './meeting-topic.ts'

/** Minutes by which the doctor says to be late, as long as that holds; 0 without a word. */
export async function delayOf({ clock }: Pick<Platform, 'clock'>, db: Reader, doctorId: string): Promise<number> {
  const row = await db.selectFrom('doctor_delays').selectAll().where('doctor_id', '=', doctorId).executeTakeFirst()
  return row && delayHolds(Date.parse(row.said_at), clock.now().getTime()) ? row.minutes : 0
}

export async function readDelay(platform: Platform, actor: Actor): Promise<{ minutes: number }> {
  return { minutes: await delayOf(platform, platform.db, doctorIdOf(actor)) }
}

/** Tells the waiting room how late the doctor is; 0 takes it back. */
export async function setDelay(platform: Platform, actor: Actor, minutes: number): Promise<void> {
  const doctorId = doctorIdOf(actor)
  await platform.transact(async (work) => {
    const said = { minutes, said_at: platform.clock.now() }
    if (minutes === 0) await work.db.deleteFrom('doctor_delays').where('doctor_id', '=', doctorId).execute()
    else
      await work.db
        .insertInto('doctor_delays')
        .values({ doctor_id: doctorId, ...said })
        .onConflict((conflict) => conflict.column('doctor_id').doUpdateSet(said))
        .execute()
    await work.audit({ action: 'doctor.delay', recordKind: 'doctor', recordId: doctorId, userId: actor.userId })
    const waiting = await work.db
      .selectFrom('appointments')
      .select('id')
      .where('doctor_id', '=', doctorId)
      .where('state', '=', 'waiting')
      .execute()
    for (const { id } of waiting) announceMeeting(platform, work, id, 'meeting.changed')
  })
}

function doctorIdOf({ doctorId }: Actor): string {
  if (doctorId === null) throw forbidden()
  return doctorId
}

import { paths } from '#contract/paths.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { findFollowUps } from './find-follow-ups.ts'

const atOnce = 200

/**
 * Reminds a patient once of a visit that was suggested. That it was done is written with the message, so that it goes out once or not at
 * all; of one that is booked by now nothing is said.
 */
function remind(platform: Platform, id: string) {
  return platform.transact(async (work) => {
    const locked = await work.db
      .updateTable('follow_ups')
      .set({ reminded_at: platform.clock.now() })
      .where('appointment_id', '=', id)
      .where('reminded_at', 'is', null)
      .where('put_away_at', 'is', null)
      .returning('appointment_id')
      .executeTakeFirst()
    const row = locked && (await findFollowUps(work.db).where('follow_ups.appointment_id', '=', id).executeTakeFirst())
    if (!row || row.is_booked) return
    const doctor = await work.db.selectFrom('users').select('name').where('id', '=', row.doctor_id).executeTakeFirstOrThrow()
    // Ids and the day alone: what the visit would be for stands in no address, notice or mail.
    const link = paths.viewDoctorDetails.link({
      id: row.doctor_id,
      mode: row.mode,
      subject: row.pet_id ?? row.patient_id,
      from: row.due_on,
    })
    await work.inform([row.patient_id], {
      kind: 'followUpDue',
      link,
      data: { name: doctor.name },
      mailData: { link: platform.settings.publicUrl + link },
    })
  })
}

/** Every five minutes: visits that doctors suggested and that are due soon. Each in a unit of work of its own. */
export const remindFollowUps: Job = {
  name: 'booking.remindFollowUps',
  everySeconds: 300,
  async run(platform, slice) {
    const due = await platform.db
      .selectFrom('follow_ups')
      .select('appointment_id')
      .where('reminded_at', 'is', null)
      .where('put_away_at', 'is', null)
      .where('remind_at', '<=', platform.clock.now().toISOString())
      .orderBy('remind_at')
      .limit(atOnce)
      .execute()
    await slice.eachDue(due, ({ appointment_id: id }) => remind(platform, id))
  },
}

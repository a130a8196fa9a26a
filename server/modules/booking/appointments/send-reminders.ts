import { sql } from 'kysely'
import { type ReminderHours, reminderHours } from '#contract/booking/rules.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { lockAppointment } from './lock-appointment.ts'
import { notifyParty } from './notify-parties.ts'

const atOnce = 200
const hour = 3_600_000

/**
 * Visits that stand and begin within so many hours, of which the patient was not reminded yet. One that was booked or moved within these
 * hours is left out: its confirmation has just said when it is. So is one whose next reminder is due as well.
 */
function dueReminders({ db, clock }: Platform, hoursAhead: ReminderHours) {
  const now = clock.now().getTime()
  const nextHours = Math.max(0, ...reminderHours.filter((hours) => hours < hoursAhead))
  return db
    .selectFrom('appointments')
    .select(['id', 'starts_at'])
    .where('state', '=', 'confirmed')
    .where('starts_at', '>', new Date(now + nextHours * hour).toISOString())
    .where('starts_at', '<=', new Date(now + hoursAhead * hour).toISOString())
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('appointment_reminders')
            .select('sent_at')
            .whereRef('appointment_reminders.appointment_id', '=', 'appointments.id')
            .whereRef('appointment_reminders.starts_at', '=', 'appointments.starts_at')
            .where('hours_ahead', '=', hoursAhead),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('appointment_events')
            .select('at')
            .whereRef('appointment_events.appointment_id', '=', 'appointments.id')
            .where('event', 'in', ['confirm', 'reschedule'])
            .where(sql<boolean>`at > appointments.starts_at - make_interval(hours => ${hoursAhead})`),
        ),
      ),
    )
    .orderBy('starts_at')
    .limit(atOnce)
    .execute()
}

/** Reminds the patient of a visit that still stands at that time. The row is written with the message, so that it goes out once or not at all. */
function remind(platform: Platform, due: { readonly id: string; readonly starts_at: string }, hoursAhead: ReminderHours) {
  return platform.transact(async (work) => {
    const appointment = await lockAppointment(work, due.id)
    if (appointment?.state !== 'confirmed' || appointment.starts_at !== due.starts_at) return
    const { numInsertedOrUpdatedRows } = await work.db
      .insertInto('appointment_reminders')
      .values({
        appointment_id: due.id,
        starts_at: due.starts_at,
        hours_ahead: hoursAhead,
        sent_at: platform.clock.now().toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows) await notifyParty(platform, work, appointment, 'patient', 'appointmentReminder')
  })
}

/** Every minute: patients are told of their visits a day and an hour ahead. Each in a unit of work of its own. */
export const sendReminders: Job = {
  name: 'booking.sendReminders',
  everySeconds: 60,
  async run(platform, slice) {
    for (const hoursAhead of reminderHours) {
      const due = await dueReminders(platform, hoursAhead)
      await slice.eachDue(due, (visit) => remind(platform, visit, hoursAhead))
    }
  },
}

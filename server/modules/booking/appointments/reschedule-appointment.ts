import { refundStartAfterMove } from '#contract/booking/rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { bookableDoctor } from './bookable-doctor.ts'
import { changeAppointment, assertTransition } from './change-appointment.ts'
import { holdPart, lockForParty } from './lock-appointment.ts'
import { notifyParty } from './notify-parties.ts'
import { tellOfCarer } from './tell-of-carer.ts'
import { reserveSlot } from './reserve-slot.ts'
import { withBookingConflicts } from './booking-conflict.ts'

/**
 * Moves the patient's confirmed visit to another free slot of the same doctor and mode; its own old time counts as free. What
 * was paid stays paid.
 * @throws Refusal 409 `slot_taken`, `patient_busy`, `appointment_state` or `too_late`; 422 for the time it has already, and for a doctor
 * who cannot be booked any more.
 */
export async function rescheduleAppointment(
  platform: Platform,
  actor: Actor,
  input: { id: string; start: string },
): Promise<void> {
  const move = platform.transact(async (work) => {
    const seen = await work.db.selectFrom('appointments').selectAll().where('id', '=', input.id).executeTakeFirst()
    if (!seen) throw notFound()
    await holdPart(work, actor, seen, 'book')
    assertTransition(platform, seen, 'reschedule', 'patient')
    const start = Date.parse(input.start)
    if (start === Date.parse(seen.starts_at)) throw invalid('start', 'same_time', 'The visit is at this time already')
    // The doctor's availability is locked before the visit, as booking does: nobody waits in a circle.
    const { doctor_id: doctorId, patient_id: patientId, mode } = seen
    await bookableDoctor(work, doctorId)
    const time = await reserveSlot(platform, work, { doctorId, patientId, start, mode, without: input.id })
    const appointment = await lockForParty(work, actor, input.id, 'book')
    const reckonedFrom = Date.parse(appointment.refund_start ?? appointment.starts_at)
    const refundStart = refundStartAfterMove(reckonedFrom, start, platform.clock.now().getTime())
    const moved = await changeAppointment(platform, work, appointment, {
      verb: 'reschedule',
      by: 'patient',
      actorId: actor.userId,
      set: { ...time, sequence: appointment.sequence + 1, refund_start: new Date(refundStart) },
      movedFrom: appointment.starts_at,
    })
    await tellOfCarer(work, actor.userId, moved, 'moved')
    await notifyParty(platform, work, moved, 'patient', 'appointmentMoved', { formerStart: appointment.starts_at })
    await notifyParty(platform, work, moved, 'doctor', 'appointmentMoved', { formerStart: appointment.starts_at })
  })
  await withBookingConflicts(move)
}

import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { bookableDoctor } from '../appointments/bookable-doctor.ts'
import { withBookingConflicts } from '../appointments/booking-conflict.ts'
import { assertTransition, changeAppointment } from '../appointments/change-appointment.ts'
import { holdPart, lockForParty } from '../appointments/lock-appointment.ts'
import { notifyParty } from '../appointments/notify-parties.ts'
import { reserveSlot } from '../appointments/reserve-slot.ts'
import { offerGone } from './end-offers.ts'

/**
 * Moves the visit to the time that is offered to it. The payment stays, and so does the start that a refund is reckoned from: who comes
 * earlier for the doctor's sake loses nothing by it. The later time that falls free is offered onward. Accepted again, nothing happens.
 * @throws Refusal 409 `offer_gone` once the offer has ended, `slot_taken`, `patient_busy` or `appointment_state`.
 */
export async function acceptEarlierSlot(
  platform: Platform,
  actor: Actor,
  { id, offerId }: { id: string; offerId: string },
): Promise<void> {
  const move = platform.transact(async (work) => {
    const seen = await work.db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst()
    if (!seen) throw notFound()
    await holdPart(work, actor, seen, 'decide')
    const offer = await work.db
      .selectFrom('slot_offers')
      .selectAll()
      .where('id', '=', offerId)
      .where('appointment_id', '=', id)
      .executeTakeFirst()
    if (!offer) throw offerGone()
    if (offer.state === 'accepted') return
    assertTransition(platform, seen, 'reschedule', 'patient')
    // The doctor's availability is locked before the visit, as booking does: nobody waits in a circle.
    await bookableDoctor(work, seen.doctor_id)
    const time = await reserveSlot(platform, work, {
      doctorId: seen.doctor_id,
      patientId: seen.patient_id,
      start: Date.parse(offer.starts_at),
      mode: seen.mode,
      without: id,
      noticeFrom: Date.parse(offer.offered_at),
    })
    const appointment = await lockForParty(work, actor, id, 'decide')
    const taken = await work.db
      .updateTable('slot_offers')
      .set({ state: 'accepted' })
      .where('id', '=', offerId)
      .where('state', '=', 'open')
      .where('expires_at', '>', platform.clock.now().toISOString())
      .returning('id')
      .executeTakeFirst()
    if (!taken) {
      // Two of the same person at once: the second finds it done.
      const { state } = await work.db
        .selectFrom('slot_offers')
        .select('state')
        .where('id', '=', offerId)
        .executeTakeFirstOrThrow()
      if (state === 'accepted') return
      throw offerGone()
    }
    await work.db.deleteFrom('earlier_slot_wishes').where('appointment_id', '=', id).execute()
    const moved = await changeAppointment(platform, work, appointment, {
      verb: 'reschedule',
      by: 'patient',
      actorId: actor.userId,
      set: { ...time, sequence: appointment.sequence + 1, refund_start: appointment.refund_start ?? appointment.starts_at },
      movedFrom: appointment.starts_at,
    })
    await work.tell([actor.userId], { kind: 'earlierSlot.changed', payload: { id } })
    await notifyParty(platform, work, moved, 'patient', 'appointmentMoved', { formerStart: appointment.starts_at })
    await notifyParty(platform, work, moved, 'doctor', 'appointmentMoved', { formerStart: appointment.starts_at })
  })
  await withBookingConflicts(move)
}

import { sql } from 'kysely'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { endUnpaidOrder } from '#server/modules/orders/index.ts'
import { changeAppointment } from './change-appointment.ts'
import { lockAppointment } from './lock-appointment.ts'
import { notifyParty } from './notify-parties.ts'
import { orderOfAppointment } from './order-of-appointment.ts'

const atOnce = 200

/** Frees the slot of a hold that has run out, with its order, coupon and payment. A visit that was paid meanwhile stays. */
export async function expireHold(platform: Platform, work: Work, id: string): Promise<void> {
  const appointment = await lockAppointment(work, id)
  if (appointment?.state !== 'pending_payment' || appointment.hold_expires_at === null) return
  if (Date.parse(appointment.hold_expires_at) > platform.clock.now().getTime()) return
  await changeAppointment(platform, work, appointment, { verb: 'expire', by: 'platform', actorId: null })
  const order = await orderOfAppointment(work.db, id)
  if (order) await endUnpaidOrder(platform, work, order.id, { state: 'expired' })
  await notifyParty(platform, work, appointment, 'patient', 'appointmentExpired')
}

/** Frees holds that have run out where somebody wants the time now, without waiting for the job. Of the doctor's time, or the patient's. */
export async function expireStaleHolds(
  platform: Platform,
  work: Work,
  wanted: {
    readonly doctorId: string
    readonly patientId: string
    readonly blocked: string
    readonly start: string
    readonly end: string
  },
): Promise<void> {
  const stale = await work.db
    .selectFrom('appointments')
    .select('id')
    .where('state', '=', 'pending_payment')
    .where('hold_expires_at', '<=', platform.clock.now().toISOString())
    .where((where) =>
      where.or([
        where.and([where('doctor_id', '=', wanted.doctorId), sql<boolean>`blocked && ${wanted.blocked}::tstzrange`]),
        where.and([
          where('patient_id', '=', wanted.patientId),
          where('starts_at', '<', wanted.end),
          where('ends_at', '>', wanted.start),
        ]),
      ]),
    )
    .orderBy('id')
    .execute()
  for (const { id } of stale) await expireHold(platform, work, id)
}

/** Every 5 seconds: holds that nobody waits for; who wants their time has it at once anyway. Each in a unit of work of its own. */
export const expireHolds: Job = {
  name: 'booking.expireHolds',
  everySeconds: 5,
  async run(platform, slice) {
    const due = await platform.db
      .selectFrom('appointments')
      .select('id')
      .where('state', '=', 'pending_payment')
      .where('hold_expires_at', '<=', platform.clock.now().toISOString())
      .orderBy('hold_expires_at')
      .limit(atOnce)
      .execute()
    await slice.eachDue(due, ({ id }) => platform.transact((work) => expireHold(platform, work, id)))
  },
}

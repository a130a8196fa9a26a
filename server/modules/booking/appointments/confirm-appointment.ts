import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { orderKinds, type OrderOfKind } from '#server/modules/orders/index.ts'
import { changeAppointment } from './change-appointment.ts'
import { type AppointmentRow, lockAppointment } from './lock-appointment.ts'
import { notifyParty } from './notify-parties.ts'

/** The visit is settled: it stands, and both are told. */
export async function confirmAppointment(platform: Platform, work: Work, appointment: AppointmentRow): Promise<void> {
  await changeAppointment(platform, work, appointment, { verb: 'confirm', by: 'platform', actorId: null })
  await notifyParty(work, appointment, 'patient', 'appointmentConfirmed')
  await notifyParty(work, appointment, 'doctor', 'appointmentConfirmed')
}

/** The visit behind an order. @throws Error when there is none, which the database's references make impossible. */
async function visitOf(work: Work, order: OrderOfKind): Promise<AppointmentRow> {
  const appointment = order.appointmentId && (await lockAppointment(work, order.appointmentId))
  if (!appointment) throw new Error('an appointment order without its appointment')
  return appointment
}

/** What stands behind orders of kind `appointment`. */
export function standBehindAppointmentOrders(): void {
  orderKinds.register('appointment', {
    async lock(work, order) {
      await visitOf(work, order)
    },
    async payUntil(db, order) {
      if (!order.appointmentId) return null
      const visit = await db
        .selectFrom('appointments')
        .select('hold_expires_at')
        .where('id', '=', order.appointmentId)
        .where('state', '=', 'pending_payment')
        .executeTakeFirst()
      return visit?.hold_expires_at ?? null
    },
    // While the hold stands its time is the payer's, also in the seconds before the job ends it. What has expired or was
    // cancelled has ended for good (domain, Appointment), and late money goes back.
    async onPaid(platform, work, order) {
      const appointment = await visitOf(work, order)
      if (appointment.state !== 'pending_payment') return 'refused'
      await confirmAppointment(platform, work, appointment)
      return 'accepted'
    },
  })
}

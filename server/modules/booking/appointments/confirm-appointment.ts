import { appointmentOrder } from '#contract/booking/order-kind.ts'
import { fullRefundUntil } from '#contract/booking/rules.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { OrderKindPort, OrderOfKind } from '#server/modules/orders/index.ts'
import { bookableDoctor } from './bookable-doctor.ts'
import { changeAppointment } from './change-appointment.ts'
import { type AppointmentRow, holdPart, lockAppointment, mayForVisit } from './lock-appointment.ts'
import { notifyParty } from './notify-parties.ts'
import { orderOfAppointment } from './order-of-appointment.ts'
import { tellOfCarer } from './tell-of-carer.ts'
import { reserveSlot } from './reserve-slot.ts'
import { slotTaken } from './booking-conflict.ts'
import type { AppointmentTime } from './time-of-appointment.ts'
import type { RefundRule } from './appointment-mail.ts'

/** The visit is settled: it stands, and both are told. `again`: of one that had let go of its time, and takes it again. */
export async function confirmAppointment(
  platform: Platform,
  work: Work,
  appointment: AppointmentRow,
  again?: AppointmentTime & { readonly sequence: number },
): Promise<void> {
  await changeAppointment(platform, work, appointment, { verb: 'confirm', by: 'platform', actorId: null, set: again })
  const refundRule = await refundRuleOf(platform, work, appointment)
  await notifyParty(platform, work, appointment, 'patient', 'appointmentConfirmed', { refundRule })
  await notifyParty(platform, work, appointment, 'doctor', 'appointmentConfirmed')
}

/** What comes back to who cancels; `undefined` when nothing was paid. */
async function refundRuleOf({ clock }: Platform, work: Work, visit: AppointmentRow): Promise<RefundRule | undefined> {
  const order = await orderOfAppointment(work.db, visit.id)
  if (!order || order.total === 0) return undefined
  const until = fullRefundUntil(Date.parse(visit.starts_at))
  return clock.now().getTime() <= until ? { until: new Date(until).toISOString() } : 'half'
}

/** The visit behind an order. @throws Error when there is none, which the database's references make impossible. */
async function appointmentOf(work: Work, order: OrderOfKind): Promise<AppointmentRow> {
  const appointment = order.subject && (await lockAppointment(work, order.subject.id))
  if (!appointment) throw new Error('an appointment order without its appointment')
  return appointment
}

/**
 * Late money may take the time of an expired visit again: the doctor's availability is locked before the visit, as booking does.
 * When the visit expires in this very moment nobody is waited for, and the unit of work begins anew.
 */
async function lockAppointmentOf(work: Work, order: OrderOfKind): Promise<void> {
  const expired = work.db
    .selectFrom('appointments')
    .select('doctor_id')
    .where('id', '=', order.subject?.id ?? null)
    .where('state', '=', 'expired')
  const availability = work.db.selectFrom('availability').select('doctor_id').where('doctor_id', 'in', expired).forUpdate()
  await availability.execute()
  const visit = await appointmentOf(work, order)
  if (visit.state === 'expired') await availability.noWait().execute()
}

/**
 * Money for a visit whose hold had run out: it stands after all when its doctor can still be booked for that very time.
 * @throws Refusal when that is not so; an exclusion violation when the patient has another visit then.
 */
async function confirmLate(platform: Platform, work: Work, visit: AppointmentRow): Promise<void> {
  await bookableDoctor(work, visit.doctor_id)
  const { doctor_id: doctorId, patient_id: patientId, mode } = visit
  const time = await reserveSlot(platform, work, { doctorId, patientId, start: Date.parse(visit.starts_at), mode })
  // The doctor's visits have another length by now: this is not what was bought.
  if (time.ends_at !== visit.ends_at) throw slotTaken()
  await confirmAppointment(platform, work, visit, { ...time, sequence: visit.sequence + 1 })
}

/** What stands behind orders of kind `appointment`. */
export const appointmentOrders: OrderKindPort = {
  machine: appointmentOrder,
  lock: lockAppointmentOf,
  async mayPay(db, actor, order, hold) {
    const visit = await db
      .selectFrom('appointments')
      .select(['patient_id', 'doctor_id', 'pet_id'])
      .where('id', '=', order.subject?.id ?? null)
      .executeTakeFirst()
    if (!visit || actor.role !== 'patient') return false
    if (hold && visit.patient_id !== actor.userId) await holdPart(hold, actor, visit, 'pay')
    return mayForVisit(db, actor, visit, 'pay')
  },
  async payUntil(db, order) {
    if (!order.subject) return null
    const visit = await db
      .selectFrom('appointments')
      .select('hold_expires_at')
      .where('id', '=', order.subject.id)
      .where('state', '=', 'pending_payment')
      .executeTakeFirst()
    return visit?.hold_expires_at ?? null
  },
  async serviceTimes(db, orders) {
    const orderOf = new Map(orders.flatMap(({ id, subject }) => (subject ? [[subject.id, id] as const] : [])))
    if (orderOf.size === 0) return new Map()
    const visits = await db
      .selectFrom('appointments')
      .select(['id', 'starts_at'])
      .where('id', 'in', [...orderOf.keys()])
      .execute()
    return new Map(visits.map(({ id, starts_at }) => [orderOf.get(id)!, starts_at]))
  },
  // While the hold stands its time is the payer's, also in the seconds before the job ends it. Whoever let go of the visit
  // wants it no more: their late money goes back.
  async onPaid(platform, work, order) {
    const appointment = await appointmentOf(work, order)
    if (appointment.state === 'pending_payment') await confirmAppointment(platform, work, appointment)
    else if (appointment.state === 'expired') await confirmLate(platform, work, appointment)
    else return 'refused'
    await tellOfCarer(work, order.buyerId, appointment, 'paid')
    return 'accepted'
  },
}

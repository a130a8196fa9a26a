import type { Cancellation } from '#contract/booking/schemas.ts'
import { fullRefundUntil, refundGround, type RefundShare, refundShare } from '#contract/booking/rules.ts'
import { isSettled, isUnsettled } from '#contract/orders/order-payment.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { buyersPart, endUnpaidOrder, refundAmount, refundOrder, type RefundPortion } from '#server/modules/orders/index.ts'
import { giveVisitBack } from '#server/modules/plans/index.ts'
import { changeAppointment, assertTransition } from './change-appointment.ts'
import { type AppointmentRow, lockForParty, partOf, refuseUnlessMay } from './lock-appointment.ts'
import { notifyParty } from './notify-parties.ts'
import { tellOfCarer } from './tell-of-carer.ts'
import { orderOfAppointment, type AppointmentOrder } from './order-of-appointment.ts'

export const portions = { 1: 'full', 0.5: 'half', 0: 'none' } as const satisfies Record<RefundShare, RefundPortion>

/** What the caller would get back, or give back, by cancelling now; nothing is changed. @throws Refusal 409 when it cannot be cancelled. */
export async function readCancellation(platform: Platform, actor: Actor, id: string): Promise<Cancellation> {
  const appointment = await platform.db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst()
  if (!appointment) throw notFound()
  await refuseUnlessMay(platform.db, actor, appointment, 'book')
  assertTransition(platform, appointment, 'cancel', partOf(actor))
  const order = await orderOfAppointment(platform.db, id)
  const { share, paid, refund } = dueNow(platform, actor, appointment, order)
  const money = (amount: number) => ({ amount, currency: appointment.currency })
  const at = (instant: number) => new Date(instant).toISOString()
  const reckonedFrom = refundStartOf(appointment)
  const [start, bookedAt] = [Date.parse(appointment.starts_at), Date.parse(appointment.created_at)]
  return {
    paid: money(paid),
    refund: money(refund),
    share,
    covered: order !== undefined && order.covered > 0,
    fullRefundUntil: at(fullRefundUntil(reckonedFrom)),
    reckonedFrom: at(reckonedFrom),
    ground: actor.role === 'patient' ? refundGround({ start, reckonedFrom, bookedAt }, platform.clock.now().getTime()) : null,
  }
}

/** Calls the visit off and gives back what is due (domain, Refunds). @throws Refusal 409 `refund_changed`, `appointment_state`, `too_late`. */
export async function cancelAppointment(
  platform: Platform,
  actor: Actor,
  input: { id: string; reason: string; expectedRefund?: number },
): Promise<void> {
  await platform.transact(async (work) => {
    const appointment = await lockForParty(work, actor, input.id, 'book')
    const by = partOf(actor)
    assertTransition(platform, appointment, 'cancel', by)
    const order = await orderOfAppointment(work.db, input.id)
    const { refund, share } = dueNow(platform, actor, appointment, order)
    if (input.expectedRefund !== undefined && input.expectedRefund !== refund) {
      throw conflict('refund_changed', 'What would be paid back has changed meanwhile; look again')
    }
    if (by !== 'patient' || share === 1) await giveVisitBack(platform, work, input.id)
    const cancelledBy = by === 'patient' ? 'patient' : 'doctor'
    await changeAppointment(platform, work, appointment, {
      verb: 'cancel',
      by,
      actorId: actor.userId,
      reason: input.reason,
      set: { cancelled_by: cancelledBy },
    })
    if (order)
      await settleCancelled(platform, work, actor, order, { portion: portions[share], reason: `${cancelledBy}_cancelled` })
    await tellOfCarer(work, actor.userId, appointment, 'cancelled')
    const doneBy = actor.userId
    const isOwnMoney = order === undefined || order.buyer_id === appointment.patient_id
    await notifyParty(platform, work, appointment, 'patient', 'appointmentCancelled', {
      refund: isOwnMoney ? refund : undefined,
      doneBy,
    })
    if (!isOwnMoney && refund > 0)
      await notifyParty(platform, work, appointment, 'patient', 'appointmentRefunded', { refund, to: order.buyer_id })
    // Of a slot that was only held the doctor was never told.
    if (appointment.state !== 'pending_payment') {
      await notifyParty(platform, work, appointment, 'doctor', 'appointmentCancelled', { doneBy })
    }
  })
}

async function settleCancelled(
  platform: Platform,
  work: Work,
  actor: Actor,
  order: AppointmentOrder,
  refund: { portion: RefundPortion; reason: string },
): Promise<void> {
  const actorId = actor.userId
  if (isUnsettled(order.payment_state)) await endUnpaidOrder(platform, work, order.id, { state: 'cancelled', actorId })
  else if (isSettled(order.payment_state)) {
    await refundOrder(platform, work, order.id, { ...refund, actorId, fulfilment: 'cancel' })
  }
}

function refundStartOf(appointment: AppointmentRow): number {
  return Date.parse(appointment.refund_start ?? appointment.starts_at)
}

function dueNow(
  platform: Platform,
  actor: Actor,
  appointment: AppointmentRow,
  order: AppointmentOrder | undefined,
): { share: RefundShare; paid: number; refund: number } {
  const share = refundShare(partOf(actor), refundStartOf(appointment), platform.clock.now().getTime())
  if (!order || !isSettled(order.payment_state)) return { share, paid: 0, refund: 0 }
  return {
    share,
    paid: order.total - order.refunded - order.goodwill,
    refund: buyersPart(order, refundAmount(order, portions[share])),
  }
}

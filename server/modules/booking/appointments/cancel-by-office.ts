import { isSettled, isUnsettled } from '#contract/orders/order-payment.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { endUnpaidOrder, refundOrder } from '#server/modules/orders/index.ts'
import { giveVisitBack } from '#server/modules/plans/index.ts'
import { assertTransition, changeAppointment } from './change-appointment.ts'
import { lockAppointment } from './lock-appointment.ts'
import { notifyParty } from './notify-parties.ts'
import { orderOfAppointment } from './order-of-appointment.ts'

/**
 * Calls a visit off as an administrator, within the caller's unit of work: as when the practice does, all money goes back; both parties are
 * told. @throws Refusal 404, 409 `appointment_state`.
 */
export async function cancelByOffice(
  platform: Platform,
  work: Work,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const appointment = await lockAppointment(work, id)
  if (!appointment) throw notFound()
  assertTransition(platform, appointment, 'cancel', 'doctor')
  const order = await orderOfAppointment(work.db, id)
  const actorId = actor.userId
  await changeAppointment(platform, work, appointment, {
    verb: 'cancel',
    by: 'doctor',
    actorId,
    reason,
    set: { cancelled_by: 'doctor' },
  })
  await giveVisitBack(platform, work, id)
  let refund = 0
  if (order && isUnsettled(order.payment_state)) await endUnpaidOrder(platform, work, order.id, { state: 'cancelled', actorId })
  else if (order && isSettled(order.payment_state))
    refund = await refundOrder(platform, work, order.id, { portion: 'full', fulfilment: 'cancel', reason, actorId })
  const isOwnMoney = order === undefined || order.buyer_id === appointment.patient_id
  await notifyParty(platform, work, appointment, 'patient', 'appointmentCancelled', {
    refund: isOwnMoney ? refund : undefined,
    doneBy: actorId,
  })
  if (!isOwnMoney && refund > 0)
    await notifyParty(platform, work, appointment, 'patient', 'appointmentRefunded', { refund, to: order.buyer_id })
  if (appointment.state !== 'pending_payment')
    await notifyParty(platform, work, appointment, 'doctor', 'appointmentCancelled', { doneBy: actorId })
}

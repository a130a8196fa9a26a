import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { completeOrder } from '#server/modules/orders/index.ts'
import { isSettled } from '#contract/orders/order-payment.ts'
import { changeAppointment } from './change-appointment.ts'
import { lockForParty, partOf } from './lock-appointment.ts'
import { notifyParty } from './notify-parties.ts'
import { orderOfAppointment } from './order-of-appointment.ts'

/** The patient is in the waiting room: said by themselves, or by the practice of who came to the clinic. */
export async function checkIn(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const appointment = await lockForParty(work, actor, id, 'decide')
    const by = partOf(actor)
    await changeAppointment(platform, work, appointment, { verb: 'checkIn', by, actorId: actor.userId })
    if (by !== 'doctor') await notifyParty(platform, work, appointment, 'doctor', 'patientWaiting')
  })
}

/** The doctor takes the patient in. */
export async function startAppointment(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const appointment = await lockForParty(work, actor, id)
    await changeAppointment(platform, work, appointment, { verb: 'start', by: partOf(actor), actorId: actor.userId })
    await notifyParty(platform, work, appointment, 'patient', 'doctorReady')
  })
}

/** The visit is over: its order is fulfilled, it may be reviewed, and the doctor may prescribe and certify. */
export async function completeAppointment(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const appointment = await lockForParty(work, actor, id)
    await changeAppointment(platform, work, appointment, { verb: 'complete', by: partOf(actor), actorId: actor.userId })
    const order = await orderOfAppointment(work.db, id)
    if (order && isSettled(order.payment_state)) await completeOrder(platform, work, order.id, actor.userId)
  })
}

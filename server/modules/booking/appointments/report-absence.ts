import { absenceRefundShare } from '#contract/booking/rules.ts'
import { isSettled } from '#contract/orders/order-payment.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { refundOrder } from '#server/modules/orders/index.ts'
import { giveVisitBack } from '#server/modules/plans/index.ts'
import { portions } from './cancel-appointment.ts'
import { changeAppointment } from './change-appointment.ts'
import { lockForParty, partOf } from './lock-appointment.ts'
import { notifyParty } from './notify-parties.ts'
import { orderOfAppointment } from './order-of-appointment.ts'

/** One of the two did not come, says the other: everything goes back when it was the doctor, nothing when it was the patient. */
export async function reportAbsence(
  platform: Platform,
  actor: Actor,
  input: { id: string; absent: 'patient' | 'doctor' },
): Promise<void> {
  const { id, absent } = input
  await platform.transact(async (work) => {
    const appointment = await lockForParty(work, actor, id, 'decide')
    const verb = absent === 'patient' ? 'reportPatientAbsent' : 'reportDoctorAbsent'
    await changeAppointment(platform, work, appointment, { verb, by: partOf(actor), actorId: actor.userId, set: { absent } })
    if (absent === 'doctor') await giveVisitBack(platform, work, id)
    const order = await orderOfAppointment(work.db, id)
    const portion = portions[absenceRefundShare(absent)]
    const refund =
      order && isSettled(order.payment_state)
        ? await refundOrder(platform, work, order.id, {
            portion,
            reason: `${absent}_absent`,
            actorId: actor.userId,
            fulfilment: 'miss',
          })
        : 0
    await notifyParty(platform, work, appointment, absent, 'appointmentMissed')
    if (refund > 0)
      await notifyParty(platform, work, appointment, 'patient', 'appointmentRefunded', { refund, to: order?.buyer_id })
  })
}

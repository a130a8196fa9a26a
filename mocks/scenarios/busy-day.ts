import { openSession } from '#server/modules/account/index.ts'
import { holdAppointment, pay, userIdOf } from './book.ts'
import type { Stage } from './scenarios.ts'

const reasons = ['A cough for two weeks', 'Blood pressure check', 'Headaches in the evening']

/** Three more people have booked and paid the doctor's next free times. */
export async function busyDay(stage: Stage): Promise<void> {
  const { db } = stage.platform
  const others = await db
    .selectFrom('patients')
    .select('user_id')
    .where('user_id', '<>', await userIdOf(stage, 'patient'))
    .orderBy('user_id')
    .limit(reasons.length)
    .execute()
  for (const [index, { user_id: userId }] of others.entries()) {
    const patient = await openSession(stage.platform, userId)
    const appointment = await holdAppointment(stage, patient, reasons[index]!)
    await pay(stage, patient, appointment.orderId!)
  }
}

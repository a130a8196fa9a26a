import { holdAppointment, pay } from './book.ts'
import type { Stage } from './scenarios.ts'

/** The patient has booked and paid a visit just now, and been told so. */
export async function paidAppointment(stage: Stage): Promise<void> {
  const patient = await stage.signIn('patient')
  const appointment = await holdAppointment(stage, patient, 'Itchy skin since spring')
  await pay(stage, patient, appointment.orderId!)
}

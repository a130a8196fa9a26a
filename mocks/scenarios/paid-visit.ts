import { holdVisit, pay } from './book.ts'
import type { Stage } from './scenarios.ts'

/** The patient has booked and paid a visit just now, and been told so. */
export async function paidVisit(stage: Stage): Promise<void> {
  const patient = await stage.signIn('patient')
  const visit = await holdVisit(stage, patient, 'Itchy skin since spring')
  await pay(stage, patient, visit.orderId!)
}

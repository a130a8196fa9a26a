import { holdAppointment } from './book.ts'
import type { Stage } from './scenarios.ts'

/** The patient has held a time and not paid yet. */
export async function unpaidAppointment(stage: Stage): Promise<void> {
  await holdAppointment(stage, await stage.signIn('patient'), 'Itchy skin since spring')
}

import { holdAppointment, pay } from './book.ts'
import type { Stage } from './scenarios.ts'

const minute = 60_000

/**
 * The patient has paid, arrived in time and waited for three quarters of an hour: the doctor did not come. Time stands still here,
 * so the visit and its patient's arrival go back instead of time going on.
 */
export async function absentDoctor(stage: Stage): Promise<void> {
  const { db, clock } = stage.platform
  const patient = await stage.signIn('patient')
  const { id, orderId } = await holdAppointment(stage, patient, 'A cough for two weeks')
  await pay(stage, patient, orderId!)
  const start = clock.now().getTime() - 45 * minute
  const [starts_at, ends_at] = [new Date(start).toISOString(), new Date(start + 30 * minute).toISOString()]
  await db
    .updateTable('appointments')
    .set({ starts_at, ends_at, blocked: `[${starts_at},${ends_at})`, state: 'waiting' })
    .where('id', '=', id)
    .execute()
}

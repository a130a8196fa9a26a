import { userIdOf } from './book.ts'
import type { Stage } from './scenarios.ts'

/** The doctor has taken every right from the staff. There is no call for that yet. */
export async function staffWithoutRights(stage: Stage): Promise<void> {
  const { db } = stage.platform
  await db
    .updateTable('staff')
    .set({ rights: [] })
    .where('doctor_id', '=', await userIdOf(stage, 'doctor'))
    .execute()
}

import type { Job } from '#server/kernel/module.ts'
import { makeCopy } from './make-copy.ts'
import { removeCopyOf } from './remove-copy.ts'
import '../tables.ts'

/** Copies that were asked for, and those in whose making a process was killed. */
export const makeCopies: Job = {
  name: 'privacy.copies',
  everySeconds: 10,
  async run(platform, slice) {
    const due = await platform.db
      .selectFrom('data_copies')
      .select('id')
      .where('state', 'in', ['asked', 'making'])
      .orderBy('asked_at')
      .limit(20)
      .execute()
    await slice.eachDue(due, ({ id }) => makeCopy(platform, id))
  },
}

/** Copies whose days are over. */
export const removeOldCopies: Job = {
  name: 'privacy.removeCopies',
  everySeconds: 3600,
  async run(platform, slice) {
    const over = await platform.db
      .selectFrom('data_copies')
      .select('user_id as id')
      .where('expires_at', '<=', platform.clock.now().toISOString())
      .limit(200)
      .execute()
    await slice.eachDue(over, ({ id }) => removeCopyOf(platform, id))
  },
}

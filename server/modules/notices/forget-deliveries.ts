import { sql } from 'kysely'
import { deleteInBatches } from '#server/kernel/jobs/delete-in-batches.ts'
import type { Job } from '#server/kernel/module.ts'

const keptDays = 30

/** Once a day: that something went out is forgotten after a month. What is held stays. */
export const forgetDeliveries: Job = {
  name: 'notices.forgetDeliveries',
  everySeconds: 24 * 3600,
  async run({ db, clock }, slice) {
    const before = new Date(clock.now().getTime() - keptDays * 24 * 3_600_000).toISOString()
    await deleteInBatches(db, slice, 'notice_deliveries', sql`sent_at < ${before}`)
  },
}

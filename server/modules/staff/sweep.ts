import { sql } from 'kysely'
import { deleteInBatches } from '#server/kernel/jobs/index.ts'
import type { Job } from '#server/kernel/module.ts'
import './tables.ts'

/** An invitation says who was asked to work where: it is kept this long after its time, for the doctor to send it again. */
const keptDays = 90

export const sweepInvitations: Job = {
  name: 'staff.sweep',
  everySeconds: 24 * 3600,
  async run({ db, clock }, slice) {
    const before = new Date(clock.now().getTime() - keptDays * 24 * 3_600_000).toISOString()
    await deleteInBatches(db, slice, 'staff_invitations', sql`expires_at < ${before}`)
  },
}

import { sql } from 'kysely'
import { deleteInBatches } from '#server/kernel/jobs/index.ts'
import type { Job } from '#server/kernel/module.ts'
import './tables.ts'

/** An invitation says who was asked to care for whose animal: it is kept this long after its time, for the owner to send it again. */
const keptDays = 90

export const sweepCarerInvitations: Job = {
  name: 'carers.sweep',
  everySeconds: 24 * 3600,
  async run({ db, clock }, slice) {
    const before = new Date(clock.now().getTime() - keptDays * 24 * 3_600_000).toISOString()
    await deleteInBatches(db, slice, 'carer_invitations', sql`expires_at < ${before}`)
  },
}

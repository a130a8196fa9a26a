import { sql } from 'kysely'
import { adTokenMinutes } from '#contract/advertisements/values.ts'
import { deleteInBatches } from '#server/kernel/jobs/index.ts'
import type { Job } from '#server/kernel/module.ts'

/** Used tokens that are refused as expired by now, whatever is known of them. */
export const forgetAdTokens: Job = {
  name: 'advertisements.forgetTokens',
  everySeconds: 3600,
  run({ db, clock }, slice) {
    const until = new Date(clock.now().getTime() - 2 * adTokenMinutes * 60_000).toISOString()
    return deleteInBatches(db, slice, 'advertisement_tokens', sql`viewed_at < ${until}`)
  },
}

import { sql } from 'kysely'
import '../tables.ts'
import type { Job } from '../module.ts'
import { deleteInBatches } from './delete-in-batches.ts'

const hour = 3_600_000
/** What went well is of use for a short while; what did not, longer. */
const keptDone = 48 * hour
const keptOther = 30 * 24 * hour

export const forgetOldRuns: Job = {
  name: 'jobs.forgetRuns',
  everySeconds: 3600,
  async run({ db, clock }, slice) {
    const before = (age: number) => new Date(clock.now().getTime() - age).toISOString()
    await deleteInBatches(
      db,
      slice,
      'job_runs',
      sql`ended_at is not null and (started_at < ${before(keptOther)} or (outcome = 'done' and started_at < ${before(keptDone)}))`,
    )
  },
}

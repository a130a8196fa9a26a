import { sql } from 'kysely'
import { deleteInBatches } from '#server/kernel/jobs/index.ts'
import { settingOf } from '#server/kernel/office-settings.ts'
import type { Job } from '#server/kernel/module.ts'

export const forgetTraces: Job = {
  name: 'audit.forgetTraces',
  everySeconds: 3600,
  async run({ db, clock }, slice) {
    const before = new Date(clock.now().getTime() - (await settingOf(db, 'traceKeptDays')) * 86_400_000).toISOString()
    await deleteInBatches(db, slice, 'request_traces', sql`at < ${before}`)
  },
}

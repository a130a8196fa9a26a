import { sql, type SqlBool } from 'kysely'
import { fixWindow } from '#contract/trackers/values.ts'
import { utcDay } from '#contract/kernel/days.ts'
import { deleteInBatches } from '#server/kernel/jobs/index.ts'
import type { Job } from '#server/kernel/module.ts'
import { addComingMonths, dropMonthsUntil, partsOf, type TableInMonths } from '#server/kernel/months.ts'
import './tables.ts'

const hour = 3_600_000

export const fixes: TableInMonths = { table: 'tracker_fixes', key: 'fixed_at', addMonth: 'add_fixes_month' }

/**
 * Daily: adds the parts of coming months, and keeps fixes for thirty days, then one position an hour. Whole hours alone, so that each is written
 * once. A month that is over for thirty days goes as a table, what is too old of the one after it row by row.
 */
export const turnMonthsOfFixes: Job = {
  name: 'trackers.months',
  everySeconds: 24 * 3600,
  async run(platform, slice) {
    const { db, clock } = platform
    await addComingMonths(platform, fixes)
    const before = new Date(Math.floor((clock.now().getTime() - fixWindow.past) / hour) * hour).toISOString()
    const isOld = sql<SqlBool>`fixed_at < ${before}::timestamptz`
    await sql`insert into tracker_hours (tracker_id, hour, latitude, longitude, fixes)
      select distinct on (tracker_id, hour) tracker_id, hour, latitude, longitude, count(*) over (partition by tracker_id, hour)
      from (select tracker_id, date_trunc('hour', fixed_at, 'UTC') as hour, fixed_at, latitude, longitude from tracker_fixes
        where ${isOld}) old
      order by tracker_id, hour, fixed_at
      on conflict do nothing`.execute(db)
    const day = utcDay(before)
    await dropMonthsUntil(platform, slice, fixes.table, day)
    const begun = (await partsOf(db, fixes.table)).filter(({ from }) => from === null || from <= day)
    for (const part of begun) await deleteInBatches(db, slice, part, isOld)
  },
}

import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { fixWindow } from '#contract/trackers/values.ts'
import { trackerTopicName } from '#contract/trackers/topics.ts'
import { deleteInBatches } from '#server/kernel/jobs/index.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Topic } from '#server/kernel/watching.ts'
import { maySeeTracker } from './handovers/may-see-tracker.ts'
import { lateAfter } from './reading/list-trackers.ts'
import './tables.ts'
import { tellPeopleOf } from './tell-people.ts'

const trackerId = z.uuid()
const hour = 3_600_000

/** Live positions, for whoever may see the pet. */
export const trackerTopic: Topic = {
  name: trackerTopicName,
  async mayWatch(platform, actor, id) {
    if (!trackerId.safeParse(id).success) return false
    const tracker = await platform.db.selectFrom('trackers').select('pet_id').where('id', '=', id).executeTakeFirst()
    return tracker !== undefined && maySeeTracker(platform, actor, tracker.pet_id)
  },
}

/** Every minute: who has not heard of a tracker for three times its usual interval is told, once until it comes again. */
export const tellOfLateTrackers: Job = {
  name: 'trackers.tellLate',
  everySeconds: 60,
  async run(platform, slice) {
    const now = platform.clock.now()
    const isLate = sql<SqlBool>`seen_at + make_interval(secs => greatest(${lateAfter} * usual_seconds, 300)) < ${now.toISOString()}::timestamptz`
    const late = await platform.db
      .selectFrom('trackers')
      .select('id')
      .where('late_told_at', 'is', null)
      .where(isLate)
      .limit(200)
      .execute()
    await slice.eachDue(late, ({ id }) =>
      platform.transact(async (work) => {
        const tracker = await work.db
          .updateTable('trackers')
          .set({ late_told_at: now })
          .where('id', '=', id)
          .where('late_told_at', 'is', null)
          .where(isLate)
          .returning(['id', 'pet_id', 'owner_id'])
          .executeTakeFirst()
        if (tracker) await tellPeopleOf(work, tracker, 'trackerLate')
      }),
    )
  },
}

/** Daily: fixes are kept for thirty days, then one position an hour. Whole hours alone, so that each is written once. */
export const forgetOldFixes: Job = {
  name: 'trackers.forgetOld',
  everySeconds: 24 * 3600,
  async run(platform, slice) {
    const oldest = platform.clock.now().getTime() - fixWindow.past
    const before = new Date(Math.floor(oldest / hour) * hour).toISOString()
    await sql`insert into tracker_hours (tracker_id, hour, latitude, longitude, fixes)
      select distinct on (tracker_id, hour) tracker_id, hour, latitude, longitude, count(*) over (partition by tracker_id, hour)
      from (select tracker_id, date_trunc('hour', fixed_at, 'UTC') as hour, fixed_at, latitude, longitude from tracker_fixes
        where fixed_at < ${before}::timestamptz) old
      order by tracker_id, hour, fixed_at
      on conflict do nothing`.execute(platform.db)
    await deleteInBatches(platform.db, slice, 'tracker_fixes', sql<SqlBool>`fixed_at < ${before}::timestamptz`)
  },
}

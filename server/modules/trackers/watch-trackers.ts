import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { trackerTopicName } from '#contract/trackers/topics.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Topic } from '#server/kernel/watching.ts'
import { maySeeTracker } from './handovers/may-see-tracker.ts'
import { lateAfter } from './reading/list-trackers.ts'
import './tables.ts'
import { tellPeopleOf } from './tell-people.ts'

const trackerId = z.uuid()

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

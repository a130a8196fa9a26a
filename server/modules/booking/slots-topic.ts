import { z } from 'zod'
import { slotsTopicName } from '#contract/booking/topics.ts'
import type { Topic } from '#server/kernel/watching.ts'
import { isBookable } from './is-bookable.ts'
import './tables.ts'

const doctorId = z.uuid()

/** The free time of doctors whom patients find and book, for whoever is signed in. */
export const slots: Topic = {
  name: slotsTopicName,
  async mayWatch({ db }, _actor, id) {
    if (!doctorId.safeParse(id).success) return false
    const doctor = await db
      .selectFrom('doctors')
      .innerJoin('users', 'users.id', 'doctors.user_id')
      .select('doctors.user_id')
      .where('doctors.user_id', '=', id)
      .where(isBookable)
      .executeTakeFirst()
    return doctor !== undefined
  },
}

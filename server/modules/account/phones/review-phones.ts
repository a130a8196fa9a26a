import type { Job } from '#server/kernel/module.ts'
import { isAssignablePhone } from '#server/kernel/phones.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { StoredPhones } from '#server/kernel/stored-phones.ts'
import '../tables.ts'

const pageSize = 500
/** Numbering plans change: after so long a place is reviewed again. */
const reviewedAgainAfter = 30 * 24 * 3_600_000

/** Asks people once to correct a stored number that cannot exist. */
export const reviewPhones: Job = {
  name: 'account.reviewPhones',
  everySeconds: 3600,
  async run(platform, slice) {
    const places = platform.modules.flatMap(({ storedPhones }) => storedPhones ?? [])
    for (const place of places) await slice.untilDone(() => reviewPage(platform, place))
  },
}

/** Reviews the next page of a place. Answers whether more may follow. */
async function reviewPage(platform: Platform, stored: StoredPhones): Promise<boolean> {
  const { place } = stored
  const progress = await platform.db
    .selectFrom('phone_review_progress')
    .select(['reviewed_to', 'finished_at'])
    .where('place', '=', place)
    .executeTakeFirst()
  const now = platform.clock.now()
  if (progress?.finished_at && now.getTime() - Date.parse(progress.finished_at) < reviewedAgainAfter) return false
  const after = progress?.finished_at ? null : (progress?.reviewed_to ?? null)
  const people = await stored.read(platform.db, { after, size: pageSize })
  const isLast = people.length < pageSize
  const wrong = people.filter(({ phones }) => !phones.every(isAssignablePhone)).map(({ userId }) => userId)
  const right = people.map(({ userId }) => userId).filter((userId) => !wrong.includes(userId))
  const next = { reviewed_to: people.at(-1)?.userId ?? after, finished_at: isLast ? now : null }
  await platform.transact(async (work) => {
    if (right.length > 0)
      await work.db.deleteFrom('phone_reviews').where('place', '=', place).where('user_id', 'in', right).execute()
    if (wrong.length > 0) {
      const asked = await work.db
        .insertInto('phone_reviews')
        .values(wrong.map((user_id) => ({ user_id, place, asked_at: now })))
        .onConflict((conflict) => conflict.columns(['user_id', 'place']).doNothing())
        .returning('user_id')
        .execute()
      const people = asked.map(({ user_id }) => user_id)
      await work.inform(people, { kind: 'phoneUnreachable', data: {}, link: stored.link })
    }
    await work.db
      .insertInto('phone_review_progress')
      .values({ place, ...next })
      .onConflict((conflict) => conflict.column('place').doUpdateSet(next))
      .execute()
  })
  return !isLast
}

import type { Counted, ViewReport } from '#contract/advertisements/schemas.ts'
import type { AdRejection } from '#contract/advertisements/values.ts'
import { leastMilliseconds } from '#contract/advertisements/visibility.ts'
import { utcDay } from '#contract/kernel/days.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { countMinute, lockDay } from './count.ts'
import { isCrawler } from './crawlers.ts'
import { type AdToken, namedBy, readToken } from './token.ts'

/** Counts a view once, if it was one; what it was else is counted by its reason. Never refused: who shows it is not to blame. */
export async function countView(platform: Platform, report: ViewReport, userAgent: string): Promise<Counted> {
  const read = await readToken(platform, report.token)
  return platform.transact(async (work) => {
    const rejected = typeof read === 'string' ? read : await take(platform, work, read, report, userAgent)
    const named = typeof read === 'string' ? namedBy(report.token) : read.advertisementId
    if (named) await countMinute(platform, work, named, rejected ?? 'view')
    return { counted: rejected === null, rejected }
  })
}

async function take(
  platform: Platform,
  work: Work,
  { advertisementId, nonce, shownAt }: AdToken,
  { milliseconds }: ViewReport,
  userAgent: string,
): Promise<AdRejection | null> {
  if (isCrawler(userAgent)) return 'crawler'
  if (milliseconds === 0) return 'hidden'
  const now = platform.clock.now()
  // Nobody has seen for a second what was handed out less than a second ago.
  if (Math.min(milliseconds, now.getTime() - shownAt.getTime()) < leastMilliseconds) return 'too_short'
  const row = await work.db
    .selectFrom('advertisements')
    .selectAll()
    .where('id', '=', advertisementId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return 'expired'
  const isFresh = await work.db
    .insertInto('advertisement_tokens')
    .values({ nonce, advertisement_id: advertisementId, viewed_at: now, clicked_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst()
  if (!isFresh) return 'replay'
  const day = utcDay(now)
  const counted = await lockDay(work, advertisementId, day)
  if ((row.view_cap !== null && row.views >= row.view_cap) || (row.day_cap !== null && counted.views >= row.day_cap)) {
    // Nothing was counted: no click may follow from it.
    await work.db.deleteFrom('advertisement_tokens').where('nonce', '=', nonce).execute()
    return 'capped'
  }
  await work.db
    .updateTable('advertisements')
    .set({ views: row.views + 1 })
    .where('id', '=', advertisementId)
    .execute()
  await work.db
    .updateTable('advertisement_days')
    .set({ views: counted.views + 1 })
    .where('advertisement_id', '=', advertisementId)
    .where('day', '=', day)
    .execute()
  return null
}

import type { Counted } from '#contract/advertisements/schemas.ts'
import type { AdRejection } from '#contract/advertisements/values.ts'
import { utcDay } from '#contract/kernel/days.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { countMinute, lockDay } from './count.ts'
import { isCrawler } from './crawlers.ts'
import { type AdToken, namedBy, readToken } from './token.ts'

/** Counts that a viewed advertisement was followed, once. What was not viewed was not seen well enough to be chosen. */
export async function countClick(platform: Platform, { token }: { token: string }, userAgent: string): Promise<Counted> {
  const read = await readToken(platform, token)
  return platform.transact(async (work) => {
    const rejected = typeof read === 'string' ? read : await take(platform, work, read, userAgent)
    const named = typeof read === 'string' ? namedBy(token) : read.advertisementId
    if (named) await countMinute(platform, work, named, rejected ?? 'click')
    return { counted: rejected === null, rejected }
  })
}

async function take(
  platform: Platform,
  work: Work,
  { advertisementId, nonce }: AdToken,
  userAgent: string,
): Promise<AdRejection | null> {
  if (isCrawler(userAgent)) return 'crawler'
  const row = await work.db
    .selectFrom('advertisements')
    .select('id')
    .where('id', '=', advertisementId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return 'expired'
  const used = await work.db.selectFrom('advertisement_tokens').selectAll().where('nonce', '=', nonce).executeTakeFirst()
  if (!used) return 'hidden'
  if (used.clicked_at !== null) return 'replay'
  const now = platform.clock.now()
  const day = utcDay(now)
  const counted = await lockDay(work, advertisementId, day)
  await work.db.updateTable('advertisement_tokens').set({ clicked_at: now }).where('nonce', '=', nonce).execute()
  await work.db
    .updateTable('advertisements')
    .set((eb) => ({ clicks: eb('clicks', '+', 1) }))
    .where('id', '=', advertisementId)
    .execute()
  await work.db
    .updateTable('advertisement_days')
    .set({ clicks: counted.clicks + 1 })
    .where('advertisement_id', '=', advertisementId)
    .where('day', '=', day)
    .execute()
  return null
}

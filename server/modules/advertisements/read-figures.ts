import type { AdFigures } from '#contract/advertisements/schemas.ts'
import { adRejections } from '#contract/advertisements/values.ts'
import { utcDay } from '#contract/kernel/days.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'

const shownDays = 30

/** What was counted of an advertisement, day by day (UTC), and what was not, by its reason. @throws Refusal 404 */
export async function readAdFigures({ db, clock }: Platform, { id }: { id: string }): Promise<AdFigures> {
  const row = await db.selectFrom('advertisements').select(['views', 'clicks']).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  const now = clock.now().getTime()
  const dates = Array.from({ length: shownDays }, (_, index) => utcDay(now - (shownDays - 1 - index) * 86_400_000))
  const days = await db
    .selectFrom('advertisement_days')
    .select(['day', 'views', 'clicks'])
    .where('advertisement_id', '=', id)
    .where('day', '>=', dates[0]!)
    .execute()
  const told = await db
    .selectFrom('advertisement_minutes')
    .select(({ fn }) => ['kind', fn.sum<number>('times').as('times')])
    .where('advertisement_id', '=', id)
    .groupBy('kind')
    .execute()
  const found = new Map(days.map((day) => [day.day, day]))
  return {
    days: dates.map((date) => ({ date, views: found.get(date)?.views ?? 0, clicks: found.get(date)?.clicks ?? 0 })),
    ...row,
    rejected: Object.fromEntries(
      adRejections.map((kind) => [kind, told.find((each) => each.kind === kind)?.times ?? 0]),
    ) as AdFigures['rejected'],
  }
}

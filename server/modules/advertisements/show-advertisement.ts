import { sql, type SqlBool } from 'kysely'
import type { ShownAd } from '#contract/advertisements/schemas.ts'
import type { AdPlacement } from '#contract/advertisements/values.ts'
import { utcDay } from '#contract/kernel/days.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { pictureOf } from './present-advertisement.ts'
import { issueToken } from './token.ts'

/**
 * One of the advertisements that run in a place and have views left, by lot. Nothing that is known of the reader is asked for: no
 * advertisement is chosen by anybody's health (privacy, and `domain.md`).
 */
export async function showAdvertisement(
  platform: Platform,
  { placement }: { placement: AdPlacement },
): Promise<{ advertisement: ShownAd | null }> {
  const now = platform.clock.now().toISOString()
  const rows = await platform.db
    .selectFrom('advertisements')
    .selectAll()
    .where('placement', '=', placement)
    .where('state', '=', 'active')
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where(hasViewsLeft(utcDay(now)))
    .orderBy('id')
    .limit(100)
    .execute()
  const chosen = rows[Number(platform.secrets.code(6)) % Math.max(1, rows.length)]
  if (!chosen) return { advertisement: null }
  const { id, texts, link } = chosen
  return { advertisement: { id, texts, picture: pictureOf(chosen), link, token: await issueToken(platform, id) } }
}

/** Neither in all nor on this day as many as may be. */
function hasViewsLeft(day: string) {
  return sql<SqlBool>`(view_cap is null or views < view_cap) and (day_cap is null or day_cap > coalesce(
    (select counted.views from advertisement_days counted where counted.advertisement_id = advertisements.id and counted.day = ${day}), 0))`
}

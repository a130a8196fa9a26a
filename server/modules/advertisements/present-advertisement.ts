import { sql, type Selectable } from 'kysely'
import { fileAddress } from '#contract/files/address.ts'
import type { OfficeAd } from '#contract/advertisements/schemas.ts'
import { adRejections, type AdStanding } from '#contract/advertisements/values.ts'
import { utcDay } from '#contract/kernel/days.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { AdvertisementTable } from './tables.ts'

export type AdRow = Selectable<AdvertisementTable>

/** Where its picture is: what was handed over, else the drawing. */
export const pictureOf = ({ picture_id, drawing }: Pick<AdRow, 'picture_id' | 'drawing'>) =>
  picture_id ? fileAddress(picture_id) : `/pictures/advertisements/${drawing}.svg`

/** More than an office looks after. */
const most = 200

/** Advertisements with what was counted, the latest first; or one of them. */
export async function presentAds(platform: Platform, db: Reader, id?: string): Promise<OfficeAd[]> {
  const day = utcDay(platform.clock.now())
  let rows = db
    .selectFrom('advertisements')
    .selectAll('advertisements')
    .select([
      sql<number>`coalesce((select sum(times) from advertisement_minutes told where told.advertisement_id = advertisements.id
        and told.kind in (${sql.join(adRejections)})), 0)::int`.as('rejected'),
      sql<number>`coalesce((select counted.views from advertisement_days counted
        where counted.advertisement_id = advertisements.id and counted.day = ${day}), 0)`.as('today'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
  if (id !== undefined) rows = rows.where('id', '=', id)
  return (await rows.execute()).map((row) => ({
    id: row.id,
    version: row.revision,
    state: row.state,
    standing: standingOf(row, platform.clock.now().toISOString()),
    placement: row.placement,
    texts: row.texts,
    picture: pictureOf(row),
    pictureId: row.picture_id,
    drawing: row.drawing,
    link: row.link,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    viewCap: row.view_cap,
    dayCap: row.day_cap,
    views: row.views,
    clicks: row.clicks,
    rejected: row.rejected,
  }))
}

/** `today`: views that were counted on this day. */
export function standingOf(row: AdRow & { readonly today: number }, now: string): AdStanding {
  if (row.state !== 'active') return row.state
  if (row.ends_at !== null && row.ends_at <= now) return 'ended'
  if (row.starts_at > now) return 'scheduled'
  const isCapped = (row.view_cap !== null && row.views >= row.view_cap) || (row.day_cap !== null && row.today >= row.day_cap)
  return isCapped ? 'capped' : 'running'
}

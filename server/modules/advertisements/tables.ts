import type { AdTexts } from '#contract/advertisements/schemas.ts'
import type { AdDrawing, AdPlacement, AdRejection, AdState } from '#contract/advertisements/values.ts'
import type { Generated, Instant, Json, OptionalInstant } from '#server/kernel/columns.ts'

export interface AdvertisementTable {
  id: string
  revision: Generated<number>
  state: AdState
  placement: AdPlacement
  texts: Json<AdTexts>
  picture_id: string | null
  drawing: AdDrawing
  link: string
  starts_at: Instant
  ends_at: OptionalInstant
  view_cap: number | null
  day_cap: number | null
  views: Generated<number>
  clicks: Generated<number>
  created_at: Instant
}

/** What counts on a day (UTC): for the daily cap, and for the chart. */
export interface AdvertisementDayTable {
  advertisement_id: string
  day: string
  views: Generated<number>
  clicks: Generated<number>
}

/** Everything that was told, gathered by minute. */
export interface AdvertisementMinuteTable {
  advertisement_id: string
  minute: Instant
  kind: 'view' | 'click' | AdRejection
  times: number
}

/** A token that was used. */
export interface AdvertisementTokenTable {
  nonce: string
  advertisement_id: string
  viewed_at: Instant
  clicked_at: OptionalInstant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    advertisements: AdvertisementTable
    advertisement_days: AdvertisementDayTable
    advertisement_minutes: AdvertisementMinuteTable
    advertisement_tokens: AdvertisementTokenTable
  }
}

import { sql } from 'kysely'
import { nextOpening, openUntil, weekdayOf, type WallMoment } from '#contract/pharmacy/hours.ts'
import type { PharmaciesQuery, PharmacyCard } from '#contract/pharmacy/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { distanceTo, mustHavePosition } from '#server/kernel/distance.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesText } from '#server/kernel/search-terms.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'

const shownAtMost = 60

/** Pharmacies that fill prescriptions: the nearest first; where nobody says where, those of the person's own town. */
export async function listPharmacies(
  platform: Platform,
  actor: Actor,
  query: PharmaciesQuery,
): Promise<{ items: PharmacyCard[] }> {
  mustHavePosition(query, false)
  const { db, clock } = platform
  const own = await db.selectFrom('patients').select('address').where('user_id', '=', actor.userId).executeTakeFirst()
  const distance = distanceTo('pharmacies', query)
  let select = db
    .selectFrom('pharmacies')
    .innerJoin('users', 'users.id', 'pharmacies.user_id')
    .selectAll('pharmacies')
    .select(['users.time_zone', sql<number | null>`${distance} * 1000`.as('metres')])
    .where('licence_state', '=', 'verified')
    .where('users.status', '=', 'active')
  if (query.delivers) select = select.where('delivers', '=', true)
  if (query.search)
    select = select.where(matchesText(sql<string>`folded(legal_name || ' ' || (pharmacies.address ->> 'city'))`, query.search))
  const rows = await select
    .orderBy(sql`${distance} nulls last`)
    .orderBy(sql`pharmacies.address ->> 'city' = ${own?.address?.city ?? ''}`, 'desc')
    .orderBy(sql`pharmacies.address ->> 'country' = ${own?.address?.country ?? ''}`, 'desc')
    .orderBy('legal_name')
    .limit(shownAtMost)
    .execute()
  const now = clock.now()
  const items = rows.map((row): PharmacyCard => {
    const wall = wallMoment(row.time_zone, now)
    const metres = row.metres === null ? null : Math.round(row.metres)
    return {
      id: row.user_id,
      name: row.legal_name,
      phone: row.phone,
      address: row.address,
      distanceMetres: metres,
      timeZone: row.time_zone,
      openUntil: openUntil(row.opening_hours, row.closed_days, wall),
      opensNext: nextOpening(row.opening_hours, row.closed_days, wall),
      delivery: row.delivers
        ? {
            fee: { amount: row.delivery_fee, currency: row.currency },
            withinMetres: row.delivery_radius_metres,
            reaches: metres === null ? null : metres <= row.delivery_radius_metres,
          }
        : null,
    }
  })
  return { items: query.openNow ? items.filter((card) => card.openUntil !== null) : items }
}

/** What the pharmacy's clock shows. */
function wallMoment(zone: string, now: Date): WallMoment {
  const date = dayIn(zone, now)
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    now,
  )
  return { date, weekday: weekdayOf(date), time }
}

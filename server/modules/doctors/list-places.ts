import { sql } from 'kysely'
import type { Place } from '#contract/doctors/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { isBookable } from '#server/modules/booking/index.ts'

/** More than anybody would choose from. */
const atMost = 500

/** Towns in which doctors who can be found have a clinic with a position, most doctors first. */
export async function listPlaces(db: Reader): Promise<{ items: Place[] }> {
  const items = await db
    .selectFrom('doctors')
    .innerJoin('users', 'users.id', 'doctors.user_id')
    .select([
      sql<string>`clinic_address->>'city'`.as('name'),
      sql<string>`coalesce(clinic_address->>'region', '')`.as('region'),
      sql<string>`clinic_address->>'country'`.as('country'),
      sql<number>`avg(latitude)::float8`.as('latitude'),
      sql<number>`avg(longitude)::float8`.as('longitude'),
      sql<number>`count(*)::int`.as('doctors'),
    ])
    .where(isBookable)
    .where('clinic_address', 'is not', null)
    .where('latitude', 'is not', null)
    .where('longitude', 'is not', null)
    .groupBy([sql`1`, sql`2`, sql`3`])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`1`)
    .limit(atMost)
    .execute()
  return { items }
}

import { sql, type SqlBool } from 'kysely'
import { alertRadius } from '#contract/lost/rules.ts'
import { paths } from '#contract/paths.ts'
import { isWithin } from '#server/kernel/ball.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { isBlockedWith } from '#server/modules/social/index.ts'
import './tables.ts'
import '#server/modules/nearby/index.ts'

const atOnce = 250
const hour = 3_600_000

/**
 * Tells the next people around a lost animal; answers whether more may be left. Each batch is a unit of its own that first sees whether the
 * animal is still lost: once it is found nobody more is told.
 */
export async function alertBatch(platform: Platform, id: string): Promise<boolean> {
  const now = platform.clock.now()
  return platform.transact(async (work) => {
    const found = await work.db
      .selectFrom('lost_cases')
      .innerJoin('pets', 'pets.id', 'lost_cases.pet_id')
      .select(['lost_cases.code', 'lost_cases.owner_id', 'opened_at', 'told_radius', 'blurred_latitude', 'blurred_longitude'])
      .select(['pets.name', 'pets.species'])
      .where('lost_cases.id', '=', id)
      .where('lost_cases.state', '=', 'open')
      .forUpdate('lost_cases')
      .executeTakeFirst()
    if (!found || found.blurred_latitude === null || found.blurred_longitude === null) return false
    const radius = alertRadius(found.species, (now.getTime() - Date.parse(found.opened_at)) / hour)
    if (radius <= found.told_radius) return false
    const from = { latitude: found.blurred_latitude, longitude: found.blurred_longitude }
    // The day as it is where they live.
    const theirDay = sql`(${now.toISOString()}::timestamptz at time zone users.time_zone)::date`
    const { rows: told } = await sql<{ user_id: string }>`insert into lost_alerts (user_id, told_on, case_id)
      select point.user_id, ${theirDay}, ${id}::uuid from nearby_points point
        join lost_consents consent on consent.user_id = point.user_id
        join users on users.id = point.user_id and users.status = 'active'
      where ${sql<SqlBool>`${isWithin(sql.ref('point.ball'), from, radius * 1000)}`}
        and point.user_id <> ${found.owner_id}
        and not exists (select from lost_alerts known
          where known.user_id = point.user_id and (known.told_on = ${theirDay} or known.case_id = ${id}::uuid))
        and not ${isBlockedWith(found.owner_id, 'point.user_id')}
      order by point.user_id limit ${atOnce}
      on conflict do nothing returning user_id`.execute(work.db)
    await work.inform(
      told.map((row) => row.user_id),
      { kind: 'animalLostNear', data: { name: found.name }, link: paths.lostAnimal.link({ code: found.code }) },
    )
    if (told.length === atOnce) return true
    await work.db.updateTable('lost_cases').set({ told_radius: radius }).where('id', '=', id).execute()
    return false
  })
}

/** Every minute: people around lost animals, wider with each hour. */
export const alertAround: Job = {
  name: 'lost.alert',
  everySeconds: 60,
  async run(platform, slice) {
    const open = await platform.db
      .selectFrom('lost_cases')
      .select('id')
      .where('state', '=', 'open')
      .orderBy('opened_at')
      .limit(500)
      .execute()
    await slice.eachDue(open, ({ id }) => slice.untilDone(() => alertBatch(platform, id)))
  },
}

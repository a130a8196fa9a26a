import { sql, type SqlBool } from 'kysely'
import { walkedMetres } from '#contract/trackers/rules/trail.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Job } from '#server/kernel/module.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import '../tables.ts'

const hour = 3_600_000
/** Days of which all fixes are there for certain; of older ones the first may be gone already. */
const wholeDays = 28
/** Hours after which days are counted again where anything new came. */
const again = 6

export interface CountedDay {
  readonly day: string
  readonly metres: number
  readonly fixes: number
}

interface OfTracker {
  readonly id: string
  /** Whose calendar the days are of: the owner's. */
  readonly zone: string
}

/** How many fixes each day has of which all are there for certain. */
async function fixesByDay(db: Reader, { id, zone }: OfTracker, now: Date): Promise<{ day: string; fixes: number }[]> {
  const from = new Date(now.getTime() - (wholeDays + 1) * 24 * hour)
  const { rows } = await sql<{ day: string; fixes: number }>`
    select (fixed_at at time zone ${zone})::date as day, count(*)::integer as fixes from tracker_fixes
    where tracker_id = ${id} and fixed_at >= ${from.toISOString()}::timestamptz group by 1 order by 1`.execute(db)
  const first = dayIn(zone, from)
  return rows.filter(({ day }) => day > first)
}

async function walkedOn(db: Reader, { id, zone }: OfTracker, day: string): Promise<CountedDay> {
  // A day begins at most a day apart from the one of this name in UTC: within that the key finds them.
  const { rows } = await sql<{ at: string; latitude: number; longitude: number }>`
    select fixed_at as at, latitude, longitude from tracker_fixes
    where tracker_id = ${id} and fixed_at between ${day}::date - interval '1 day' and ${day}::date + interval '2 days'
      and (fixed_at at time zone ${zone})::date = ${day}::date
    order by fixed_at`.execute(db)
  const points = rows.map(({ at, ...place }) => ({ ...place, at: Date.parse(at) }))
  return { day, metres: Math.round(walkedMetres(points)), fixes: points.length }
}

/** What was walked on each day that is not counted yet, or was counted before more came; the running day among them. */
export async function uncountedDays(db: Reader, tracker: OfTracker, now: Date): Promise<CountedDay[]> {
  const counted = await db.selectFrom('tracker_days').select(['day', 'fixes']).where('tracker_id', '=', tracker.id).execute()
  const known = new Map(counted.map(({ day, fixes }) => [day, fixes]))
  const found: CountedDay[] = []
  for (const { day, fixes } of await fixesByDay(db, tracker, now))
    if (known.get(day) !== fixes) found.push(await walkedOn(db, tracker, day))
  return found
}

/** Every hour: days of trackers of which anything new came, long before their fixes are simplified. Late fixes count for their own day. */
export const countDays: Job = {
  name: 'trackers.countDays',
  everySeconds: 3600,
  async run(platform, slice) {
    const now = platform.clock.now()
    const before = new Date(now.getTime() - again * hour).toISOString()
    const due = await platform.db
      .selectFrom('trackers')
      .innerJoin('users', 'users.id', 'trackers.owner_id')
      .select(['trackers.id', 'users.time_zone as zone'])
      .where('seen_at', 'is not', null)
      .where(sql<SqlBool>`(days_counted_at is null or (days_counted_at < ${before}::timestamptz and seen_at > days_counted_at))`)
      .limit(500)
      .execute()
    await slice.eachDue(due, (tracker) =>
      platform.transact(async (work) => {
        const days = await uncountedDays(work.db, tracker, now)
        if (days.length > 0)
          await work.db
            .insertInto('tracker_days')
            .values(days.map((day) => ({ tracker_id: tracker.id, ...day })))
            .onConflict((known) =>
              known.columns(['tracker_id', 'day']).doUpdateSet((row) => ({
                metres: row.ref('excluded.metres'),
                fixes: row.ref('excluded.fixes'),
              })),
            )
            .execute()
        await work.db.updateTable('trackers').set({ days_counted_at: now }).where('id', '=', tracker.id).execute()
      }),
    )
  },
}

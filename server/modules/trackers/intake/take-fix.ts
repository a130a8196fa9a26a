import { sql } from 'kysely'
import { fixWindow, type StrayReason } from '#contract/trackers/values.ts'
import { trackerTopic } from '#contract/trackers/topics.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import '../tables.ts'
import { judgeZones, type ZoneRow } from '../zones/judge-zones.ts'
import { warnOfBattery } from './warn-of-battery.ts'
import type { ReportedFix } from './read-report.ts'

export interface Taken {
  readonly id: string
  readonly pet_id: string
  readonly owner_id: string
  readonly battery_told: number | null
  /** It is the newest: live positions and zones follow it. Others join the trail silently. */
  readonly is_newest: boolean
  readonly is_hurried: boolean
  readonly zones: readonly ZoneRow[] | null
}

/** A fix that can be: it has a place and a time. */
type Fix = ReportedFix & { readonly at: number; readonly latitude: number; readonly longitude: number }

/**
 * Takes what a tracker said; durable when it resolves. The same fix again changes nothing, a late one joins the trail and tells nobody, and
 * what cannot be is put aside and counted. Answers whether the tracker is asked for its fastest rate. @throws Refusal 404 for a key that is none
 */
export async function takeFix(platform: Platform, key: string, reported: ReportedFix): Promise<boolean> {
  const hash = await platform.secrets.hash(key)
  const now = platform.clock.now().getTime()
  const at = Math.round(reported.at ?? now)
  const fix = { ...reported, at }
  return platform.transact(async (work) => {
    const reason = strayReason(fix, now)
    if (reason) {
      await putAside(platform, work, hash, reason, reported)
      return false
    }
    const taken = await keepFix(platform, work, hash, fix as Fix)
    if (!taken) throw notFound()
    if (!taken.is_newest) return taken.is_hurried
    await judgeZones(platform, work, taken, fix as Fix)
    await warnOfBattery(work, taken, fix.battery)
    announce(platform, work, taken.id, fix as Fix)
    return taken.is_hurried
  })
}

function strayReason({ at, latitude }: ReportedFix & { readonly at: number }, now: number): StrayReason | null {
  if (latitude === null) return 'no_position'
  if (at < now - fixWindow.past) return 'too_old'
  return at > now + fixWindow.future ? 'in_the_future' : null
}

/** One statement: what is kept, what is newest, and the zones that must be judged. The tracker stays locked until the unit ends. */
async function keepFix({ clock }: Platform, { db }: Work, hash: string, fix: Fix): Promise<Taken | undefined> {
  const at = new Date(fix.at).toISOString()
  const now = clock.now().toISOString()
  const isNewer = sql`(found.fixed_at is null or found.fixed_at < ${at}::timestamptz)`
  const gap = sql`extract(epoch from ${at}::timestamptz - found.fixed_at)`
  const { rows } = await sql<Taken>`with found as materialized (
      select * from trackers where key_hash = ${hash} for update
    ), kept as (
      insert into tracker_fixes (tracker_id, fixed_at, latitude, longitude, accuracy, speed, battery)
      select id, ${at}::timestamptz, ${fix.latitude}::float8, ${fix.longitude}::float8, ${fix.accuracy}::real, ${fix.speed}::real,
        ${fix.battery}::smallint from found
      on conflict do nothing
    ), moved as (
      update trackers set seen_at = ${now}::timestamptz, late_told_at = null,
        fixed_at = case when ${isNewer} then ${at}::timestamptz else trackers.fixed_at end,
        latitude = case when ${isNewer} then ${fix.latitude}::float8 else trackers.latitude end,
        longitude = case when ${isNewer} then ${fix.longitude}::float8 else trackers.longitude end,
        accuracy = case when ${isNewer} then ${fix.accuracy}::float8 else trackers.accuracy end,
        battery = case when ${isNewer} then coalesce(${fix.battery}::smallint, trackers.battery) else trackers.battery end,
        usual_seconds = case when ${isNewer} and ${gap} between 1 and 21600
          then greatest(10, 0.8 * trackers.usual_seconds + 0.2 * ${gap}) else trackers.usual_seconds end
      from found where trackers.id = found.id
    )
    select found.id, found.pet_id, found.owner_id, found.battery_told, found.is_hurried, ${isNewer} as is_newest,
      (select json_agg(json_build_object('id', zone.id, 'name', zone.name, 'kind', zone.kind, 'latitude', zone.latitude,
          'longitude', zone.longitude, 'radius', zone.radius, 'points', zone.points, 'inside', standing.inside,
          'out_since', standing.out_since))
        from safe_zones zone left join zone_standings standing on standing.zone_id = zone.id and standing.tracker_id = found.id
        where zone.pet_id = found.pet_id) as zones
    from found`.execute(db)
  return rows[0]
}

async function putAside({ clock }: Platform, { db }: Work, hash: string, reason: StrayReason, { at }: ReportedFix) {
  const now = clock.now()
  const tracker = await db
    .updateTable('trackers')
    .set({ seen_at: now, late_told_at: null })
    .where('key_hash', '=', hash)
    .returning('id')
    .executeTakeFirst()
  if (!tracker) throw notFound()
  const saidAt = at !== null && Math.abs(at) < 8.64e15 ? new Date(at).toISOString() : null
  await db
    .insertInto('tracker_strays')
    .values({ tracker_id: tracker.id, reason, said_at: saidAt, received_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['tracker_id', 'reason'])
        .doUpdateSet({ count: sql`least(tracker_strays.count + 1, 1000000000)`, said_at: saidAt, received_at: now }),
    )
    .execute()
}

function announce(platform: Platform, work: Work, id: string, { at, latitude, longitude, battery }: Fix) {
  const payload = {
    id,
    at: new Date(at).toISOString(),
    latitude: String(latitude),
    longitude: String(longitude),
    battery: battery === null ? '' : String(battery),
  }
  work.afterCommit(() => platform.hub.announce(trackerTopic(id), { kind: 'tracker.moved', payload }))
}

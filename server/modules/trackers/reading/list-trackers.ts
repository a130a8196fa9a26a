import { sql, type SqlBool } from 'kysely'
import type { Tracker } from '#contract/trackers/schemas.ts'
import type { TrackerState } from '#contract/trackers/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { petsInCareOf } from '#server/modules/carers/index.ts'
import { petsHandedTo } from '../handovers/may-see-tracker.ts'
import '../tables.ts'

/** After so many times its usual interval a tracker is late. */
export const lateAfter = 3

/** Pure. `seenAt` in milliseconds. */
export function stateOf(seenAt: number | null, usualSeconds: number, now: number): TrackerState {
  if (seenAt === null) return 'silent'
  return now - seenAt > lateAfter * usualSeconds * 1000 ? 'late' : 'live'
}

/** Trackers of the caller's pets and of those in care, the own ones first. */
export async function listTrackers({ db, clock }: Platform, actor: Actor, only?: string): Promise<Tracker[]> {
  let found = db
    .selectFrom('trackers')
    .innerJoin('pets', 'pets.id', 'trackers.pet_id')
    .selectAll('trackers')
    .select(['pets.name as pet_name', 'pets.species'])
    .where(sql<SqlBool>`(trackers.owner_id = ${actor.userId} or trackers.pet_id in ${petsInCareOf(actor.userId, 'see')}
      or trackers.pet_id in ${petsHandedTo(actor.userId, clock.now())})`)
    .where('pets.archived_at', 'is', null)
  if (only) found = found.where('trackers.id', '=', only)
  const rows = await found
    .orderBy(sql`trackers.owner_id = ${actor.userId}`, 'desc')
    .orderBy('trackers.created_at')
    .orderBy('trackers.id')
    .execute()
  if (rows.length === 0) return []
  const zones = await db
    .selectFrom('safe_zones')
    .leftJoin('zone_standings as standing', 'standing.zone_id', 'safe_zones.id')
    .selectAll('safe_zones')
    .select(['standing.inside', 'standing.tracker_id'])
    .where('pet_id', 'in', [...new Set(rows.map((row) => row.pet_id))])
    .orderBy('safe_zones.created_at')
    .execute()
  const strays = await db
    .selectFrom('tracker_strays')
    .selectAll()
    .where(
      'tracker_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('reason')
    .execute()
  const handovers = await db
    .selectFrom('tracker_handovers')
    .innerJoin('users as sitter', 'sitter.id', 'tracker_handovers.sitter_id')
    .select(['tracker_handovers.id', 'pet_id', 'owner_id', 'sitter_id', 'until', 'notes', 'sitter.name'])
    .where('pet_id', 'in', [...new Set(rows.map((row) => row.pet_id))])
    .where('ends_at', '>', clock.now().toISOString())
    .orderBy('until')
    .orderBy('tracker_handovers.id')
    .execute()
  const now = clock.now().getTime()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    pet: { id: row.pet_id, name: row.pet_name, species: row.species },
    own: row.owner_id === actor.userId,
    state: stateOf(row.seen_at === null ? null : Date.parse(row.seen_at), row.usual_seconds, now),
    last:
      row.fixed_at === null || row.latitude === null || row.longitude === null
        ? null
        : { at: row.fixed_at, latitude: row.latitude, longitude: row.longitude, accuracy: row.accuracy },
    battery: row.battery,
    isHurried: row.is_hurried,
    seenAt: row.seen_at,
    zones: uniqueZones(
      zones.filter((zone) => zone.pet_id === row.pet_id),
      row.id,
    ),
    handovers: handovers
      .filter((each) => each.pet_id === row.pet_id && [each.owner_id, each.sitter_id].includes(actor.userId))
      .map(({ id, sitter_id: sitter, name, until, notes }) => ({ id, sitter: { id: sitter, name }, until, notes })),
    strays: strays
      .filter(({ tracker_id: id }) => id === row.id)
      .map(({ reason, count, received_at: at }) => ({ reason, count, at })),
  }))
}

type ListedZone = {
  id: string
  name: string
  kind: Tracker['zones'][number]['kind']
  latitude: number | null
  longitude: number | null
  radius: number | null
  points: readonly { latitude: number; longitude: number }[] | null
  inside: boolean | null
  tracker_id: string | null
}

/** A zone has a standing for each tracker of the pet: shown is this one's. */
function uniqueZones(rows: readonly ListedZone[], trackerId: string): Tracker['zones'] {
  const byId = new Map<string, ListedZone>()
  for (const row of rows) if (!byId.has(row.id) || row.tracker_id === trackerId) byId.set(row.id, row)
  return [...byId.values()].map(({ id, name, kind, latitude, longitude, radius, points, inside, tracker_id: of }) => ({
    id,
    name,
    kind,
    centre: latitude === null || longitude === null ? null : { latitude, longitude },
    radius,
    points: points && [...points],
    inside: of === trackerId ? inside : null,
  }))
}

/** One of them as the caller sees it. @throws Refusal 404 */
export async function readTracker(platform: Platform, actor: Actor, id: string): Promise<Tracker> {
  const [tracker] = await listTrackers(platform, actor, id)
  if (!tracker) throw notFound()
  return tracker
}

import { sql } from 'kysely'
import type { Tx } from '#server/kernel/db.ts'
import type { ZoneRow } from '../zones/zone-row.ts'
import type { TrackerState } from './follow-fixes.ts'

export interface FoundTracker {
  readonly id: string
  readonly pet_id: string
  readonly owner_id: string
  readonly hash: string
  readonly isHurried: boolean
  /** Milliseconds. */
  readonly spentUntil: number | null
  readonly state: TrackerState
  readonly zones: readonly ZoneRow[]
}

interface Row {
  readonly id: string
  readonly pet_id: string
  readonly owner_id: string
  readonly key_hash: string
  readonly fixed_at: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly accuracy: number | null
  readonly battery: number | null
  readonly battery_told: number | null
  readonly usual_seconds: number
  readonly is_hurried: boolean
  readonly spent_until: string | null
  readonly zones: readonly ZoneRow[] | null
}

/** The trackers of these keys, with their pets' zones, locked until the unit ends: in one order, so that no two units wait for each other. */
export async function findTrackers(db: Tx, hashes: readonly string[]): Promise<readonly FoundTracker[]> {
  const { rows } = await sql<Row>`with found as materialized (
      select * from trackers where key_hash = any(${sql.val(hashes)}::text[]) order by id for update
    )
    select found.id, found.pet_id, found.owner_id, found.key_hash, found.fixed_at, found.latitude, found.longitude, found.accuracy,
      found.battery, found.battery_told, found.usual_seconds, found.is_hurried, found.spent_until,
      (select json_agg(json_build_object('id', zone.id, 'name', zone.name, 'kind', zone.kind, 'latitude', zone.latitude,
          'longitude', zone.longitude, 'radius', zone.radius, 'points', zone.points, 'inside', standing.inside,
          'out_since', standing.out_since))
        from safe_zones zone left join zone_standings standing on standing.zone_id = zone.id and standing.tracker_id = found.id
        where zone.pet_id = found.pet_id) as zones
    from found`.execute(db)
  return rows.map(({ id, pet_id, owner_id, key_hash, is_hurried, spent_until, zones, ...row }) => ({
    id,
    pet_id,
    owner_id,
    hash: key_hash,
    isHurried: is_hurried,
    spentUntil: spent_until === null ? null : Date.parse(spent_until),
    state: stateOf(row, zones ?? []),
    zones: zones ?? [],
  }))
}

function stateOf(
  {
    fixed_at,
    latitude,
    longitude,
    accuracy,
    battery,
    battery_told,
    usual_seconds,
  }: Omit<Row, 'id' | 'pet_id' | 'owner_id' | 'key_hash' | 'is_hurried' | 'spent_until' | 'zones'>,
  zones: readonly ZoneRow[],
): TrackerState {
  const isPlaced = fixed_at !== null && latitude !== null && longitude !== null
  return {
    newest: isPlaced ? { at: Date.parse(fixed_at), latitude, longitude, accuracy } : null,
    battery,
    usualSeconds: usual_seconds,
    batteryTold: battery_told,
    standings: new Map(
      zones.map(({ id, inside, out_since: out }) => [id, { inside, outSince: out === null ? null : Date.parse(out) }]),
    ),
  }
}

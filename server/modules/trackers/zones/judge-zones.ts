import type { Position } from '#contract/kernel/geodesy.ts'
import { standingAfter, type ZoneFix, type ZoneShape } from '#contract/trackers/rules/zones.ts'
import type { ZoneKind } from '#contract/trackers/values.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { TrackerOf } from '../tell-people.ts'
import { tellPeopleOf } from '../tell-people.ts'

export interface ZoneRow {
  readonly id: string
  readonly name: string
  readonly kind: ZoneKind
  readonly latitude: number | null
  readonly longitude: number | null
  readonly radius: number | null
  readonly points: readonly Position[] | null
  readonly inside: boolean | null
  readonly out_since: string | null
}

export function shapeOf({
  kind,
  latitude,
  longitude,
  radius,
  points,
}: Omit<ZoneRow, 'id' | 'name' | 'inside' | 'out_since'>): ZoneShape {
  return kind === 'circle'
    ? { kind, centre: { latitude: latitude!, longitude: longitude! }, radius: radius! }
    : { kind, points: points! }
}

/** How the animal stands to each zone after its newest fix; who left or came back is told. */
export async function judgeZones(
  _platform: Platform,
  work: Work,
  tracker: TrackerOf & { readonly zones: readonly ZoneRow[] | null },
  fix: ZoneFix,
): Promise<void> {
  for (const zone of tracker.zones ?? []) {
    const before = { inside: zone.inside, outSince: zone.out_since === null ? null : Date.parse(zone.out_since) }
    const { standing, news } = standingAfter(shapeOf(zone), before, fix)
    if (standing.inside === before.inside && standing.outSince === before.outSince) continue
    const row = {
      inside: standing.inside,
      out_since: standing.outSince === null ? null : new Date(standing.outSince).toISOString(),
    }
    await work.db
      .insertInto('zone_standings')
      .values({ zone_id: zone.id, tracker_id: tracker.id, ...row })
      .onConflict((conflict) => conflict.columns(['zone_id', 'tracker_id']).doUpdateSet(row))
      .execute()
    if (news === null) continue
    await tellPeopleOf(work, tracker, news === 'left' ? 'petLeftZone' : 'petEnteredZone', { zone: zone.name })
  }
}

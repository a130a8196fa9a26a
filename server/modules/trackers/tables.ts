import type { StrayReason, ZoneKind } from '#contract/trackers/values.ts'
import type { Position } from '#contract/kernel/geodesy.ts'
import type { Generated, Instant, OptionalInstant, OptionalJson } from '#server/kernel/columns.ts'

export interface TrackerTable {
  id: string
  pet_id: string
  owner_id: string
  name: string
  /** Of the key that the tracker sends; the key itself is kept nowhere. */
  key_hash: string
  created_at: Instant
  /** Its newest fix. */
  fixed_at: OptionalInstant
  latitude: number | null
  longitude: number | null
  accuracy: number | null
  battery: number | null
  /** When anything of it came last. */
  seen_at: OptionalInstant
  /** Between two fixes, as it has been lately. */
  usual_seconds: Generated<number>
  /** Up to when what it sent is paid for from its allowance (`intake/fix-allowance.ts`). */
  spent_until: OptionalInstant
  late_told_at: OptionalInstant
  /** The lowest warning that people had, until the battery is better by ten. */
  battery_told: number | null
  /** The animal is lost: it is asked for its fastest rate. */
  is_hurried: Generated<boolean>
  /** When its days were counted last. */
  days_counted_at: OptionalInstant
}

/** How far the animal walked on a day of its owner's calendar. */
export interface TrackerDayTable {
  tracker_id: string
  day: string
  metres: number
  /** From how many fixes it was counted: where there are more by now, it is counted again. */
  fixes: number
}

/** The owner agrees that who treats the pet sees how far it walks. */
export interface DistanceConsentTable {
  pet_id: string
  given_at: Instant
}

export interface TrackerFixTable {
  tracker_id: string
  fixed_at: Instant
  latitude: number
  longitude: number
  accuracy: number | null
  speed: number | null
  battery: number | null
}

export interface TrackerStrayTable {
  tracker_id: string
  reason: StrayReason
  count: Generated<number>
  said_at: string | null
  received_at: Instant
}

export interface SafeZoneTable {
  id: string
  pet_id: string
  name: string
  kind: ZoneKind
  latitude: number | null
  longitude: number | null
  radius: number | null
  points: OptionalJson<readonly Position[]>
  created_at: Instant
}

export interface ZoneStandingTable {
  zone_id: string
  tracker_id: string
  inside: boolean | null
  out_since: OptionalInstant
}

export interface TrackerHandoverTable {
  id: string
  pet_id: string
  owner_id: string
  sitter_id: string
  until: string
  /** The end of that day where the owner lives. */
  ends_at: Instant
  notes: string
  created_at: Instant
}

export interface TrackerHourTable {
  tracker_id: string
  hour: Instant
  /** Of the hour's first fix. */
  latitude: number
  longitude: number
  fixes: number
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    trackers: TrackerTable
    tracker_fixes: TrackerFixTable
    tracker_strays: TrackerStrayTable
    tracker_handovers: TrackerHandoverTable
    tracker_hours: TrackerHourTable
    tracker_days: TrackerDayTable
    distance_consents: DistanceConsentTable
    safe_zones: SafeZoneTable
    zone_standings: ZoneStandingTable
  }
}

import type { LostState, SightingState } from '#contract/lost/values.ts'
import type { Generated, Instant, OptionalInstant } from '#server/kernel/columns.ts'

export interface LostCaseTable {
  id: string
  /** How its public page is called. */
  code: string
  pet_id: string
  owner_id: string
  state: Generated<LostState>
  opened_at: Instant
  found_at: OptionalInstant
  last_seen_at: Instant
  /** While it is lost, and no longer. */
  latitude: number | null
  longitude: number | null
  blurred_latitude: number | null
  blurred_longitude: number | null
  words: string
  mark: string
  /** Kilometres within which everybody who consents was told. */
  told_radius: Generated<number>
}

export interface LostSightingTable {
  id: string
  case_id: string
  state: Generated<SightingState>
  seen_at: Instant
  latitude: number | null
  longitude: number | null
  words: string
  mark: string
  contact: string
  /** Of what the finder reads answers by. `null`: from before there were answers. */
  token_hash: string | null
  /** Of the network it was sent from, while the animal is lost; `null` on old rows. */
  network_hash: string | null
  /** Where a finder wants to be written to; the owner never sees it. */
  finder_email: string | null
  finder_locale: string | null
  /** When they were last told by mail of an answer, and last read what was written. */
  mailed_at: OptionalInstant
  read_at: OptionalInstant
  created_at: Instant
}

export interface LostFinderLinkTable {
  token_hash: string
  sighting_id: string
}

export interface LostWalkTable {
  case_id: string
  x: number
  y: number
  walked_at: Instant
}

export interface LostMessageTable {
  id: string
  sighting_id: string
  by_owner: boolean
  words: string
  created_at: Instant
}

export interface LostConsentTable {
  user_id: string
  given_at: Instant
}

export interface LostAlertTable {
  user_id: string
  told_on: string
  case_id: string
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    lost_cases: LostCaseTable
    lost_sightings: LostSightingTable
    lost_finder_links: LostFinderLinkTable
    lost_walks: LostWalkTable
    lost_messages: LostMessageTable
    lost_consents: LostConsentTable
    lost_alerts: LostAlertTable
  }
}

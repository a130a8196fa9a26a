import type { SignalBody } from '#contract/meeting/schemas.ts'
import type { GuestState } from '#contract/meeting/guests.ts'
import type { CheckOutcome, MediaPath, MeetingPart, PartyPart } from '#contract/meeting/values.ts'
import type { ColumnType } from 'kysely'
import type { Instant, Json, OptionalInstant } from '#server/kernel/columns.ts'

/** Counted by the database. */
type Counted = ColumnType<number, never, never>

/** One tab in one meeting, from joining to leaving. */
export interface MeetingConnectionTable {
  id: string
  appointment_id: string
  /** A party's; or `guest_id`. */
  user_id: string | null
  guest_id: string | null
  part: MeetingPart
  generation: number
  joined_at: Instant
  /** The last sign of life. */
  seen_at: Instant
  left_at: OptionalInstant
}

export interface MeetingSignalTable {
  position: Counted
  from_id: string
  to_id: string
  seq: number
  body: Json<SignalBody>
  created_at: Instant
}

export interface MeetingMessageTable {
  /** The sender's own. */
  id: string
  appointment_id: string
  author_id: string
  part: PartyPart
  /** Health data: for the parties alone. */
  text: string
  turn: Counted
  sent_at: Instant
}

export interface MeetingConsentTable {
  appointment_id: string
  user_id: string
  version: number
  /** The language that it was read in. */
  locale: string
  hash: string
  agreed_at: Instant
}

export interface MeetingGuestLinkTable {
  id: string
  appointment_id: string
  made_by: string
  token_hash: string
  made_at: Instant
  expires_at: Instant
  used_at: OptionalInstant
}

export interface MeetingGuestTable {
  id: string
  appointment_id: string
  link_id: string
  /** As the guest gave it. */
  name: string
  secret_hash: string
  state: GuestState
  asked_at: Instant
  decided_at: OptionalInstant
  decided_by: string | null
}

export interface MeetingRoomTable {
  appointment_id: string
  opened_at: Instant
}

export interface ConnectionTestTable {
  user_id: string
  camera: CheckOutcome
  microphone: CheckOutcome
  speaker: CheckOutcome
  path: CheckOutcome
  hub: CheckOutcome
  way: MediaPath | null
  tested_at: Instant
}

export interface DoctorDelayTable {
  doctor_id: string
  minutes: number
  said_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    meeting_connections: MeetingConnectionTable
    meeting_signals: MeetingSignalTable
    meeting_messages: MeetingMessageTable
    meeting_guest_links: MeetingGuestLinkTable
    meeting_guests: MeetingGuestTable
    meeting_rooms: MeetingRoomTable
    meeting_consents: MeetingConsentTable
    connection_tests: ConnectionTestTable
    doctor_delays: DoctorDelayTable
  }
}

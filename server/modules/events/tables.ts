import type { RichText } from '#contract/kernel/rich-text.ts'
import type { EventAudience, EventFor, EventKind, EventState, GuestStanding } from '#contract/events/values.ts'
import type { PostalAddress } from '#contract/kernel/postal-address.ts'
import type { ColumnType } from 'kysely'
import type { Generated, Instant, Json } from '#server/kernel/columns.ts'

/** Written by a trigger with each guest who comes or goes. */
type Counted = ColumnType<number, never, never>

export interface EventTable {
  id: string
  organiser_id: string
  title: string
  description: Json<RichText>
  kind: EventKind
  for_whom: EventFor
  audience: Generated<EventAudience>
  picture_id: string | null
  place_name: Generated<string>
  address: Json<PostalAddress>
  latitude: number | null
  longitude: number | null
  starts_at: Instant
  ends_at: Instant
  /** IANA, of the place. */
  time_zone: string
  guest_limit: number | null
  going: Counted
  interested: Counted
  waiting: Counted
  state: Generated<EventState>
  /** Why it was cancelled. */
  reason: string | null
  /** Counts changes: what an organiser read, and the calendar file's SEQUENCE. */
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface EventGuestTable {
  event_id: string
  user_id: string
  standing: GuestStanding
  /** Who came first waits least; another standing is another turn. */
  turn: ColumnType<number, never, never>
  created_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    events: EventTable
    event_guests: EventGuestTable
  }
}

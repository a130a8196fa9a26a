import type { Instant, Json } from '#server/kernel/columns.ts'

/** Counts each person's events; its row's lock puts the events of one person in order. */
interface HubStreamTable {
  user_id: string
  last_seq: number
}

interface HubEventTable {
  user_id: string
  seq: number
  kind: string
  payload: Json<Record<string, unknown>>
  created_at: Instant
}

interface HubTicketTable {
  hash: string
  user_id: string
  session_id: string
  expires_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    hub_streams: HubStreamTable
    hub_events: HubEventTable
    hub_tickets: HubTicketTable
  }
}

import type { ColumnType } from 'kysely'

/** Counts each person's events; its row's lock puts the events of one person in order. */
export interface HubStreamTable {
  user_id: string
  last_seq: number
}

export interface HubEventTable {
  user_id: string
  seq: number
  kind: string
  /** Written with JSON.stringify. */
  payload: ColumnType<Record<string, unknown>, string, string>
  created_at: string
}

export interface HubTicketTable {
  hash: string
  user_id: string
  session_id: string
  expires_at: string
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    hub_streams: HubStreamTable
    hub_events: HubEventTable
    hub_tickets: HubTicketTable
  }
}

import type { Instant, OptionalInstant } from '#server/kernel/columns.ts'

export interface RecallTable {
  id: string
  pharmacy_id: string
  product_id: string
  lot: string
  reason: string
  by_id: string | null
  by_role: 'pharmacy' | 'admin'
  created_at: Instant
}

/** Packets of one line of an order that somebody has, or will be sent. */
export interface RecallPacketTable {
  id: string
  recall_id: string
  order_id: string
  /** Of the order's line. */
  position: number
  user_id: string
  quantity: number
  told_at: Instant
  seen_at: OptionalInstant
  credited_at: OptionalInstant
  /** Minor units. */
  credited: number | null
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    recalls: RecallTable
    recall_packets: RecallPacketTable
  }
}

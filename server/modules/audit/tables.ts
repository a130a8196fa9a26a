import type { Instant } from '#server/kernel/columns.ts'

interface AuditSealTable {
  /** In UTC. */
  day: string
  entries: number
  /** The seal of the day before; of the first day 64 zeros. */
  previous: string
  hash: string
  sealed_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    audit_seals: AuditSealTable
  }
}

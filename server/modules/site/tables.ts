import type { Instant, OptionalInstant } from '#server/kernel/columns.ts'

export interface ContactMessageTable {
  id: string
  name: string
  email: string
  subject: string
  message: string
  created_at: Instant
  handled_at: OptionalInstant
  handled_by: string | null
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    contact_messages: ContactMessageTable
  }
}

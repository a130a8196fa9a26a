import type { StaffRight } from '#contract/kernel/roles.ts'
import type { Instant, OptionalInstant } from '#server/kernel/columns.ts'

export interface StaffInvitationTable {
  id: string
  doctor_id: string
  email: string
  rights: StaffRight[]
  /** Of the secret in the link; the secret itself is nowhere but in the mail. */
  token_hash: string
  created_at: Instant
  sent_at: Instant
  expires_at: Instant
  withdrawn_at: OptionalInstant
  accepted_at: OptionalInstant
  /** Who accepted. */
  user_id: string | null
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    staff_invitations: StaffInvitationTable
  }
}

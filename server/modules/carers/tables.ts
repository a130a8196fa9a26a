import type { PetRight } from '#contract/carers/rights.ts'
import type { Instant, OptionalInstant } from '#server/kernel/columns.ts'

export interface PetCarerTable {
  id: string
  pet_id: string
  user_id: string
  rights: PetRight[]
  /** The address that the owner wrote to. */
  invited_as: string
  joined_at: Instant
}

export interface CarerInvitationTable {
  id: string
  pet_id: string
  email: string
  rights: PetRight[]
  /** Of the secret in the link; the secret itself is nowhere but in the mail. */
  token_hash: string
  created_at: Instant
  sent_at: Instant
  expires_at: Instant
  ended_at: OptionalInstant
  ended_as: 'accepted' | 'declined' | 'withdrawn' | null
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    pet_carers: PetCarerTable
    carer_invitations: CarerInvitationTable
  }
}

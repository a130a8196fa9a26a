import type { Role, StaffRight, UserType } from '#contract/kernel/roles.ts'

/** Who is calling, read once per request from the access token and the session behind it. */
export interface Actor {
  readonly userId: string
  readonly userType: UserType
  readonly role: Role
  readonly sessionId: string
  readonly locale: string
  readonly timeZone: string
  /** The doctor the caller is, or works for; `null` for everybody else. */
  readonly doctorId: string | null
  /** What staff may do; all of them for the doctor. */
  readonly rights: readonly StaffRight[]
  /** The administrator who sees with this person's eyes, and can change nothing; `null` in a session of the person's own. */
  readonly seenBy: string | null
}

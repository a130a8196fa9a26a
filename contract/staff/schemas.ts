import { z } from 'zod'
import { longestToken } from '../kernel/invitations.ts'
import { staffRights } from '../kernel/roles.ts'
import { email, id, instant, locale, password, personName, timeZone } from '../kernel/values.ts'
import { staffStates } from './values.ts'

const rights = z.array(z.enum(staffRights))
/** Each right once. */
const givenRights = rights.max(staffRights.length).transform((given) => staffRights.filter((right) => given.includes(right)))

export const staffMember = z.strictObject({
  id,
  name: z.string(),
  email: z.string().nullable(),
  avatar: z.string().nullable(),
  state: z.enum(staffStates),
  rights,
  joinedAt: instant,
  /** When they last used the platform; `null` where nothing is known of it any more. */
  lastSeenAt: instant.nullable(),
})
export type StaffMember = z.infer<typeof staffMember>

export const rightsChange = z.strictObject({ rights: givenRights })

export const invitation = z.strictObject({ id, email: z.string(), rights, sentAt: instant, expiresAt: instant })
export type StaffInvitation = z.infer<typeof invitation>

export const newInvitation = z.strictObject({ email, rights: givenRights })

const token = z.string().min(1).max(longestToken)
export const invitationToken = z.strictObject({ token })

/** What the invited person is told. */
export const invitationOffer = z.strictObject({ doctor: z.string(), email: z.string(), rights, expiresAt: instant })
export type InvitationOffer = z.infer<typeof invitationOffer>

export const acceptance = z.strictObject({
  token,
  name: personName,
  password,
  locale: locale.default('en-US'),
  timeZone: timeZone.default('UTC'),
})

import { z } from 'zod'
import { id, instant } from '../kernel/values.ts'
import { lineInput } from '../kernel/text.ts'
import { guestDecisions, guestNameLength, guestStates } from './guests.ts'
import { meetingStages } from './rules.ts'
import { ofConnection, signalQuery, signalsBody } from './schemas.ts'

/** Made here, handed over once, kept as a hash alone. */
const secret = z.string().min(1).max(200)

export const guestLink = z.strictObject({
  /** What stands behind the `#` of the address. */
  token: secret,
  expiresAt: instant,
})
export type GuestLink = z.infer<typeof guestLink>

export const linkToken = z.strictObject({ token: secret })
export const guestOffer = z.strictObject({ doctor: z.string(), expiresAt: instant })
export type GuestOffer = z.infer<typeof guestOffer>

export const guestRequest = z.strictObject({ token: secret, name: lineInput.min(1).max(guestNameLength) })
/** `id`: the guest's; `secret`: for every further call. */
export const guestPass = z.strictObject({ id, secret })
export type GuestPass = z.infer<typeof guestPass>

export const guestDecision = z.strictObject({ guest: id, decision: z.enum(guestDecisions) })

export const ofGuest = z.strictObject({ secret })
export const guestCall = z.strictObject({
  id,
  name: z.string(),
  state: z.enum(guestStates),
  stage: z.enum(meetingStages),
  doctor: z.string(),
})
export type GuestCall = z.infer<typeof guestCall>

export const ofGuestConnection = ofConnection.extend({ secret })
/** One of the guest's connections; without one, the guest goes for good. */
export const guestLeave = z.strictObject({ secret, connection: id.nullable() })
export const guestSignals = signalsBody.extend({ secret })
export const guestSignalQuestion = signalQuery.extend({ secret, after: z.int().min(0) })

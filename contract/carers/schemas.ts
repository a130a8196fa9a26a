import { z } from 'zod'
import { longestToken } from '../kernel/invitations.ts'
import { email, id, instant } from '../kernel/values.ts'
import { petSpecies } from '../kernel/animals.ts'
import { pet } from '../people/schemas.ts'
import { petRights, rightsGiven } from './rights.ts'

const rights = z.array(z.enum(petRights))
/** With all that they bring, each once. */
const givenRights = rights.max(petRights.length).transform(rightsGiven)

export const carer = z.strictObject({
  id,
  name: z.string(),
  avatar: z.string().nullable(),
  /** The address that the owner wrote to. */
  invitedAs: z.string(),
  rights,
  joinedAt: instant,
})
export type Carer = z.infer<typeof carer>

export const carerInvitation = z.strictObject({ id, email: z.string(), rights, sentAt: instant, expiresAt: instant })
export type CarerInvitation = z.infer<typeof carerInvitation>

export const carersOfPet = z.strictObject({ carers: z.array(carer), invitations: z.array(carerInvitation) })
export type CarersOfPet = z.infer<typeof carersOfPet>

export const newCarerInvitation = z.strictObject({ email, rights: givenRights })
export const carerRightsChange = z.strictObject({ rights: givenRights })

export const carerToken = z.strictObject({ token: z.string().min(1).max(longestToken) })

/** What the invited person is told; only who has the link asks. */
export const carerOffer = z.strictObject({
  owner: z.string(),
  pet: z.strictObject({ name: z.string(), species: z.enum(petSpecies) }),
  rights,
  expiresAt: instant,
})
export type CarerOffer = z.infer<typeof carerOffer>

export const petInCare = z.strictObject({
  /** Of the care, as `DELETE /carers/{id}` takes it. */
  carerId: id,
  pet,
  owner: z.strictObject({ id, name: z.string(), avatar: z.string().nullable() }),
  rights,
  since: instant,
})
export type PetInCare = z.infer<typeof petInCare>

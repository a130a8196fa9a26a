import { z } from 'zod'
import { id, instant } from '../kernel/values.ts'

export const seeAsToBegin = z.strictObject({ reason: z.string().trim().min(5).max(500) })
/** A session of somebody else's account: there is nothing to renew it with. */
export const seeAsBegun = z.strictObject({
  id,
  userType: z.int().min(0).max(5),
  accessToken: z.strictObject({ token: z.string() }),
  endsAt: instant,
})
export type SeeAsBegun = z.infer<typeof seeAsBegun>

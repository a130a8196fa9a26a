import { z } from 'zod'
import { id, instant } from '../kernel/values.ts'
import { textInput } from '../kernel/text.ts'

export const seeAsToBegin = z.strictObject({ reason: textInput.min(5).max(500) })
/** A session of somebody else's account: there is nothing to renew it with. */
export const seeAsBegun = z.strictObject({
  id,
  userType: z.int().min(0).max(5),
  accessToken: z.strictObject({ token: z.string() }),
  endsAt: instant,
})
export type SeeAsBegun = z.infer<typeof seeAsBegun>

import { z } from 'zod'
import { id, instant } from '../kernel/values.ts'

export const earlierSlot = z.strictObject({
  isOnList: z.boolean(),
  /** Among those who wait for a time of this doctor in this mode, from 1; `null` off the list. */
  place: z.int().min(1).nullable(),
  /** Whether the visit may be put on the list now. */
  mayJoin: z.boolean(),
  /** Kept for this visit alone `until` then. */
  offer: z.strictObject({ id, start: instant, end: instant, until: instant }).nullable(),
})
export type EarlierSlot = z.infer<typeof earlierSlot>

export const offerBody = z.strictObject({ offerId: id })

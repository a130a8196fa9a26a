import { z } from 'zod'
import { id, instant } from '../kernel/values.ts'
import { timelineKinds } from './timeline-kinds.ts'

/** One line of the timeline, whichever capability it comes from. Health data. */
export const timelineItem = z.strictObject({
  /** Of the record of its kind, by which it is opened: the entry's, the prescription's, the appointment's. */
  id,
  kind: z.enum(timelineKinds),
  /** When it happened. */
  at: instant,
  /** Only the day is known; `at` is its noon in UTC. */
  isDay: z.boolean(),
  /** What people wrote, in their words: a substance, a name. Empty where the kind says enough. */
  title: z.string(),
  /** More of what was written; cut off. */
  text: z.string(),
  /** A code of the kind's own, which the screen has words for: `severe`, `issued`, `completed`. */
  state: z.string().nullable(),
  /** Name of whoever answers for it. */
  by: z.string().nullable(),
  toldByOwner: z.boolean(),
  isConfirmed: z.boolean(),
  isCorrected: z.boolean(),
  isWithdrawn: z.boolean(),
})
export type TimelineItem = z.infer<typeof timelineItem>

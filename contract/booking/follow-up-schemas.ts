import { z } from 'zod'
import { appointmentMode } from '../doctors/schemas.ts'
import { calendarDate, id, subject } from '../kernel/values.ts'
import { lineInput } from '../kernel/text.ts'
import { followUpUnits, mostOf } from './follow-up.ts'

export const followUpBody = z
  .strictObject({
    amount: z.int().min(1).max(mostOf.weeks),
    unit: z.enum(followUpUnits),
    /** Only the parties read it. */
    purpose: lineInput.max(200).default(''),
  })
  .refine(({ amount, unit }) => amount <= mostOf[unit], {
    path: ['amount'],
    error: 'is further ahead than two years',
    params: { code: 'too_far' },
  })
export type FollowUpBody = z.infer<typeof followUpBody>

export const followUp = z.strictObject({
  amount: z.int(),
  unit: z.enum(followUpUnits),
  purpose: z.string(),
  /** Counted from the day of the visit, in the doctor's zone. */
  dueOn: calendarDate,
  isPutAway: z.boolean(),
  /** Whether the patient has another visit with this doctor for the same subject since. */
  isBooked: z.boolean(),
})
export type FollowUp = z.infer<typeof followUp>

export const followUpAnswer = z.strictObject({ followUp: followUp.nullable() })

export const followUpList = z.strictObject({
  items: z.array(
    followUp.extend({
      /** The visit after which it was suggested. */
      appointmentId: id,
      doctor: z.strictObject({ id, name: z.string() }),
      mode: appointmentMode,
      subject,
    }),
  ),
})
export type SuggestedVisit = z.infer<typeof followUpList>['items'][number]

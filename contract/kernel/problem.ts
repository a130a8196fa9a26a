import { z } from 'zod'

/** What the limit of a rule counts: characters of a text, the number itself, entries of a list. */
export const limitUnits = ['characters', 'number', 'entries'] as const
export type LimitUnit = (typeof limitUnits)[number]

/** `limit` and `unit`, of `too_small` and `too_big`: at least or at most so many. */
export const fieldError = z.object({
  field: z.string(),
  code: z.string(),
  message: z.string(),
  limit: z.number().optional(),
  unit: z.enum(limitUnits).optional(),
})

/** The one form of every refusal: RFC 9457, `application/problem+json`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** What went wrong, for programs: `slot_taken`, `invalid_input`, … */
  code: z.string(),
  detail: z.string().optional(),
  /** The fields at fault. `field` is a dotted path below body, query or params: `pets.0.name`. */
  errors: z.array(fieldError).optional(),
  /** Seconds until another try makes sense. */
  retryAfter: z.number().optional(),
})

export type Problem = z.infer<typeof problem>

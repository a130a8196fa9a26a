import { z } from 'zod'

/** The one form of every refusal: RFC 9457, `application/problem+json`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** What went wrong, for programs: `slot_taken`, `invalid_input`, … */
  code: z.string(),
  detail: z.string().optional(),
  /** The fields at fault. `field` is a dotted path below body, query or params: `pets.0.name`. */
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
  /** Seconds until another try makes sense. */
  retryAfter: z.number().optional(),
})

export type Problem = z.infer<typeof problem>

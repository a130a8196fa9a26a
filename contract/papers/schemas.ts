import { z } from 'zod'

/** A point of a drawn signature, on a ground of 600 by 200 units. */
export const strokePoint = z.strictObject({ x: z.number().min(-50).max(650), y: z.number().min(-50).max(250) })
export const stroke = z.array(strokePoint).min(1).max(600)
export type Stroke = z.infer<typeof stroke>

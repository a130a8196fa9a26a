import { z } from 'zod'
import { textInput } from './text.ts'
import { id, instant } from './values.ts'

/** `average` has one decimal place and is `null` before the first review. */
export const rating = z.strictObject({ average: z.number().nullable(), count: z.int() })

/** How many reviews gave one, two, … five stars. */
export const starCounts = z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()])
export type StarCounts = z.infer<typeof starCounts>

/** `author` is the first name and an initial: reviews are public, whole names are not. */
export const review = z.strictObject({
  id,
  author: z.string(),
  stars: z.int(),
  words: z.string(),
  at: instant,
})
export type Review = z.infer<typeof review>

/** What somebody gives who reviews: one to five stars, and words if they like. */
export const reviewBody = z.strictObject({ stars: z.int().min(1).max(5), words: textInput.max(2000).default('') })

import { z } from 'zod'
import { blogPostCard } from '../blog/schemas.ts'
import { productCard } from '../catalogue/schemas.ts'
import { doctorCard, speciality } from '../doctors/schemas.ts'
import { email, id, personName } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'

/** What somebody said of a visit that took place; `author` is a first name and an initial. */
export const voice = z.strictObject({
  id,
  author: z.string(),
  stars: z.int(),
  words: z.string(),
  doctor: z.strictObject({ id, name: z.string(), speciality }),
})

export const home = z.strictObject({
  /** Best rated first. */
  featuredDoctors: z.array(doctorCard),
  /** The newest words about each of them, whatever the stars; at most three. */
  voices: z.array(voice),
  products: z.array(productCard),
  posts: z.array(blogPostCard),
  /** Bounded counts for the page's figures. */
  figures: z.strictObject({ doctors: z.int(), specialities: z.int(), visits: z.int() }),
})
export type Home = z.infer<typeof home>

export const contactMessage = z.strictObject({
  name: personName,
  email,
  subject: lineInput.min(3).max(150),
  message: textInput.min(10).max(5000),
})

export const contactReceived = z.strictObject({ id })

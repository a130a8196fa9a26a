import { z } from 'zod'
import { productCard } from '../catalogue/schemas.ts'
import { doctorCard } from '../doctors/schemas.ts'
import { email, id, instant, pageOf, pageQuery, personName } from '../kernel/values.ts'

export const blogPostCard = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  author: z.string(),
  /** Address of its picture; `null` when it has none. */
  picture: z.string().nullable(),
  publishedAt: instant,
  /** Minutes, at least 1. */
  readingMinutes: z.int().min(1),
})
export type BlogPostCard = z.infer<typeof blogPostCard>

export const blogPost = blogPostCard.extend({
  /** Markdown. */
  body: z.string(),
  related: z.array(blogPostCard),
})

export const blogQuery = z.strictObject({
  ...pageQuery,
  category: z.string().max(60).optional(),
  search: z.string().trim().max(100).optional(),
})
export const blogPage = pageOf(blogPostCard)
export const blogSlug = z.strictObject({ slug: z.string().regex(/^[a-z0-9-]{1,120}$/) })

export const home = z.strictObject({
  /** Best rated first. */
  featuredDoctors: z.array(doctorCard),
  products: z.array(productCard),
  posts: z.array(blogPostCard),
  /** Bounded counts for the page's figures. */
  figures: z.strictObject({ doctors: z.int(), specialities: z.int(), visits: z.int() }),
})
export type Home = z.infer<typeof home>

export const contactMessage = z.strictObject({
  name: personName,
  email,
  subject: z.string().trim().min(3).max(150),
  message: z.string().trim().min(10).max(5000),
})

export const contactReceived = z.strictObject({ id })

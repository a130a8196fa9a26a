import { z } from 'zod'
import { richText, writtenText } from '../kernel/rich-text.ts'
import { id, instant, instantInput, pageOf, pageQuery, personName, wholeNumber } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { blogCategories, blogPostSorts, blogPostStates } from './choices.ts'
import { slugForm, slugLength } from './slug.ts'

const category = z.enum(blogCategories)
const search = lineInput.max(100).optional()

export const blogPostCard = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category,
  author: z.string(),
  /** Address of its picture; `null` when it has none. */
  picture: z.string().nullable(),
  publishedAt: instant,
  /** Minutes, at least 1. */
  readingMinutes: z.int().min(1),
})
export type BlogPostCard = z.infer<typeof blogPostCard>

export const blogPost = blogPostCard.extend({
  /** What the picture shows; empty where it only decorates. */
  pictureText: z.string(),
  body: richText,
  updatedAt: instant,
  related: z.array(blogPostCard),
})
export type BlogPost = z.infer<typeof blogPost>

export const blogQuery = z.strictObject({ ...pageQuery, category: category.optional(), search })
export const blogPage = pageOf(blogPostCard)
/** Any text: one that is nobody's is answered as not found. */
export const blogSlug = z.strictObject({ slug: z.string() })
export const blogPostName = z.strictObject({ slug: z.string() })

/** A post in the list of those who write. */
export const blogPostItem = blogPostCard.extend({
  publishedAt: instant.nullable(),
  state: z.enum(blogPostStates),
  updatedAt: instant,
})
export type BlogPostItem = z.infer<typeof blogPostItem>

export const allPostsQuery = z.strictObject({
  ...pageQuery,
  state: z.enum(blogPostStates).optional(),
  category: category.optional(),
  search,
  sort: z.enum(blogPostSorts).default('-updated'),
})
export type AllPostsQuery = z.input<typeof allPostsQuery>
export const allPostsPage = pageOf(blogPostItem)

export const writtenPost = blogPostItem.extend({
  pictureText: z.string(),
  body: richText,
  /** Goes up with each change. */
  version: z.int(),
})
export type WrittenPost = z.infer<typeof writtenPost>

/** `now` keeps the date of a post that is published already. */
export const publication = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('draft') }),
  z.strictObject({ kind: z.literal('now') }),
  z.strictObject({ kind: z.literal('at'), at: instantInput }),
])
export type Publication = z.infer<typeof publication>

const postShape = {
  title: lineInput.min(3).max(150),
  /** Made from the title when absent. */
  slug: z.string().max(slugLength).regex(slugForm).optional(),
  summary: textInput.max(300).default(''),
  category: category.optional(),
  /** The administrator's own name when absent. */
  author: personName.optional(),
  /** A file of one's own to be shown, `null` for no picture; as it is when absent. */
  picture: id.nullable().optional(),
  pictureText: lineInput.max(300).default(''),
  body: richText.optional(),
  publication,
}

interface Whole {
  readonly publication?: { readonly kind?: unknown }
  readonly slug?: string
  readonly summary?: string
  readonly category?: string
  readonly body?: unknown
}

/** What readers see must be whole. All faults are named at once, also beside those of other fields. */
const unlessDraft = (field: keyof Whole, isThere: (post: Whole) => boolean, code: string) =>
  z.refine<Whole>((post) => post.publication?.kind === 'draft' || isThere(post), {
    path: [field],
    error: 'needed once it is published',
    params: { code },
    // A path of nothing: what was sent is no post at all, which is said already.
    when: ({ issues }) => !issues.some(({ path = [] }) => path.length === 0 || path[0] === field),
  })

const wholePost = [
  unlessDraft('slug', ({ slug }) => slug !== undefined, 'required'),
  unlessDraft('summary', ({ summary = '' }) => summary.trim().length >= 10, 'too_small'),
  unlessDraft('category', (post) => post.category !== undefined, 'required'),
  unlessDraft('body', ({ body }) => writtenText.safeParse(body).success, 'text_empty'),
] as const

/** A draft needs a title, all else can come later. */
export const newPost = z.strictObject(postShape).check(...wholePost)
export type NewPost = z.infer<typeof newPost>

/** Everything is sent, with the version that was changed. */
export const postChange = z.strictObject({ ...postShape, version: wholeNumber }).check(...wholePost)
export type PostChange = z.infer<typeof postChange>

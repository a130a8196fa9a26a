import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { blogPost, BlogPostCard, blogQuery } from '#contract/site/schemas.ts'
import { notFound } from '#server/kernel/errors.ts'
import { escapeLike } from '#server/kernel/like.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { readingMinutes } from './reading-time.ts'
import type { BlogPostTable } from './tables.ts'

type PublishedPost = Selectable<BlogPostTable> & { published_at: string }

/** Published posts, newest first. */
export async function listBlogPosts(
  platform: Platform,
  query: z.output<typeof blogQuery>,
): Promise<{ items: BlogPostCard[]; next: string | null }> {
  let found = published(platform)
  if (query.category) found = found.where('category', '=', query.category)
  if (query.search) {
    const pattern = `%${escapeLike(query.search)}%`
    found = found.where((eb) => eb.or([eb('title', 'ilike', pattern), eb('summary', 'ilike', pattern)]))
  }
  const order = { column: 'published_at', id: 'id', kind: 'instant', direction: 'desc' } as const
  const { items, next } = await readPage(found, { ...order, at: (row) => [row.published_at, row.id] }, query)
  return { items: items.map(card), next }
}

const relatedPosts = 3

/** One post with the latest others of its category. @throws Refusal 404 for a draft as for one that does not exist. */
export async function readBlogPost(platform: Platform, input: { slug: string }): Promise<z.infer<typeof blogPost>> {
  const post = await published(platform).where('slug', '=', input.slug).executeTakeFirst()
  if (!post) throw notFound()
  const related = await published(platform)
    .where('category', '=', post.category)
    .where('id', '<>', post.id)
    .orderBy('published_at', 'desc')
    .limit(relatedPosts)
    .execute()
  return { ...card(post), body: post.body, related: related.map(card) }
}

function published(platform: Platform) {
  return platform.db
    .selectFrom('blog_posts')
    .selectAll()
    .where('published_at', '<=', platform.clock.now().toISOString())
    .$narrowType<PublishedPost>()
}

function card(post: PublishedPost): BlogPostCard {
  return {
    id: post.id,
    slug: post.slug,
    title: post.title,
    summary: post.summary,
    category: post.category,
    author: post.author_name,
    picture: post.picture,
    publishedAt: post.published_at,
    readingMinutes: readingMinutes(post.body),
  }
}

import type { z } from 'zod'
import type { BlogPost, BlogPostCard, blogQuery } from '#contract/blog/schemas.ts'
import { notFound } from '#server/kernel/errors.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesText } from '#server/kernel/search-terms.ts'
import { cardColumns, presentCard } from './present-post.ts'
import './tables.ts'

/** Published posts, newest first. */
export async function listBlogPosts(
  platform: Platform,
  query: z.output<typeof blogQuery>,
): Promise<{ items: BlogPostCard[]; next: string | null }> {
  let found = published(platform).select(cardColumns)
  if (query.category) found = found.where('category', '=', query.category)
  if (query.search) found = found.where(matchesText('blog_posts.search_words', query.search))
  const order = { column: 'published_at', id: 'id', kind: 'instant', direction: 'desc' } as const
  const rows = found.$narrowType<{ published_at: string }>()
  const { items, next } = await readPage(rows, { ...order, at: (row) => [row.published_at, row.id] }, query)
  return { items: items.map(presentCard), next }
}

const relatedPosts = 3

/** One post with the latest others of its category. @throws Refusal 404 for a draft as for one that does not exist. */
export async function readBlogPost(platform: Platform, { slug }: { slug: string }): Promise<BlogPost> {
  const post = await published(platform)
    .selectAll()
    .where('slug', '=', slug)
    .$narrowType<{ published_at: string }>()
    .executeTakeFirst()
  if (!post) throw notFound()
  const related = await published(platform)
    .select(cardColumns)
    .where('category', '=', post.category)
    .where('id', '<>', post.id)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(relatedPosts)
    .$narrowType<{ published_at: string }>()
    .execute()
  return {
    ...presentCard(post),
    pictureText: post.picture_text,
    body: post.body,
    updatedAt: post.updated_at,
    related: related.map(presentCard),
  }
}

/** The name under which a post is read. @throws Refusal 404 */
export async function findBlogPost(platform: Platform, { id }: { id: string }): Promise<{ slug: string }> {
  const post = await published(platform).select('slug').where('id', '=', id).executeTakeFirst()
  if (!post) throw notFound()
  return post
}

function published(platform: Platform) {
  return platform.db.selectFrom('blog_posts').where('published_at', '<=', platform.clock.now().toISOString())
}

import type { z } from 'zod'
import type { BlogPostSort, BlogPostState } from '#contract/blog/choices.ts'
import type { allPostsPage, allPostsQuery } from '#contract/blog/schemas.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesText } from '#server/kernel/search-terms.ts'
import { cardColumns, presentItem } from './present-post.ts'
import './tables.ts'

/** Posts in every state, for those who write them. */
export async function listAllBlogPosts(
  platform: Platform,
  query: z.output<typeof allPostsQuery>,
): Promise<z.infer<typeof allPostsPage>> {
  const now = platform.clock.now()
  let found = inState(platform, now, query.state).select([...cardColumns, 'updated_at'])
  if (query.category) found = found.where('category', '=', query.category)
  if (query.search) found = found.where(matchesText('blog_posts.search_words', query.search))
  const { items, next } = await readPage(found, orders[query.sort], query)
  return { items: items.map((row) => presentItem(row, now)), next }
}

function inState({ db }: Platform, now: Date, state: BlogPostState | undefined) {
  const posts = db.selectFrom('blog_posts')
  if (state === undefined) return posts
  if (state === 'draft') return posts.where('published_at', 'is', null)
  return posts.where('published_at', state === 'scheduled' ? '>' : '<=', now.toISOString())
}

interface Ordered {
  readonly id: string
  readonly title: string
  readonly updated_at: string
}

const byTitle = { column: 'title', id: 'id', kind: 'text', at: ({ title, id }: Ordered) => [title, id] as const } as const
const byChange = {
  column: 'updated_at',
  id: 'id',
  kind: 'instant',
  at: (row: Ordered) => [row.updated_at, row.id] as const,
} as const

const orders = {
  title: { ...byTitle, direction: 'asc' },
  '-title': { ...byTitle, direction: 'desc' },
  updated: { ...byChange, direction: 'asc' },
  '-updated': { ...byChange, direction: 'desc' },
} as const satisfies Record<BlogPostSort, object>

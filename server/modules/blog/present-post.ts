import type { Selectable } from 'kysely'
import type { BlogPostCard, BlogPostItem, WrittenPost } from '#contract/blog/schemas.ts'
import { postStateAt } from '#contract/blog/state.ts'
import type { BlogPostTable } from './tables.ts'

export type PostRow = Selectable<BlogPostTable>

/** What lists show of a post: all but its text. */
export const cardColumns = [
  'id',
  'slug',
  'title',
  'summary',
  'category',
  'author_name',
  'picture',
  'published_at',
  'reading_minutes',
] as const

type CardRow = Pick<PostRow, (typeof cardColumns)[number]>

export function presentCard(row: CardRow & { published_at: string }): BlogPostCard {
  return { ...presentFace(row), publishedAt: row.published_at }
}

/** `now`: by which its state is told. */
export function presentItem(row: CardRow & Pick<PostRow, 'updated_at'>, now: Date): BlogPostItem {
  const { published_at: publishedAt, updated_at: updatedAt } = row
  return { ...presentFace(row), publishedAt, updatedAt, state: postStateAt(publishedAt, now.toISOString()) }
}

export function presentWritten(row: PostRow, now: Date): WrittenPost {
  return { ...presentItem(row, now), pictureText: row.picture_text, body: row.body, version: row.version }
}

function presentFace(row: CardRow): Omit<BlogPostCard, 'publishedAt'> {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    category: row.category,
    author: row.author_name,
    picture: row.picture,
    readingMinutes: row.reading_minutes,
  }
}

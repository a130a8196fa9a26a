import { sql, type SqlBool } from 'kysely'
import type { z } from 'zod'
import type { Post, postQuery } from '#contract/social/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { presentPosts, selectPosts, type PostRow } from './select-posts.ts'

/**
 * The feed, newest first: posts of whom the caller follows and their own, of everybody, or of one member. What a caller may not see is left
 * out within the query, so that pages stay full.
 */
export async function listPosts(
  { db }: Platform,
  actor: Actor,
  query: z.output<typeof postQuery>,
): Promise<{ items: Post[]; next: string | null }> {
  const viewer = actor.userId
  const all = selectPosts(db, viewer)
  const found = query.member
    ? all.where('social_posts.author_id', '=', query.member)
    : query.tab === 'discover'
      ? all.where('social_posts.audience', '=', 'everyone').where('social_posts.hidden_at', 'is', null)
      : all.where(
          sql<SqlBool>`social_posts.author_id in
            (select followed_id from follows where follower_id = ${viewer} union all select ${viewer}::uuid)`,
        )
  const { items, next } = await readPage(
    found,
    {
      column: 'social_posts.created_at',
      kind: 'instant',
      id: 'social_posts.id',
      direction: 'desc',
      at: (row: PostRow) => [row.created_at, row.id],
    },
    query,
  )
  return { items: await presentPosts(db, viewer, items), next }
}

import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { z } from 'zod'
import type { Post, postQuery } from '#contract/social/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { readCursor } from '#server/kernel/cursor.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { blockedWith, reportedPosts } from '../visibility.ts'
import { presentPosts, selectPosts, type PostRow } from './select-posts.ts'

type PostQuery = z.output<typeof postQuery>

const newestFirst = {
  column: 'social_posts.created_at',
  kind: 'instant',
  id: 'social_posts.id',
  direction: 'desc',
  at: (row: PostRow): [string, string] => [row.created_at, row.id],
} as const

/**
 * The feed, newest first: posts of whom the caller follows and their own, of everybody, or of one member. What a caller may not see is left
 * out within the query, so that pages stay full.
 */
export async function listPosts(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  query: PostQuery,
): Promise<{ items: Post[]; next: string | null }> {
  const viewer = actor.userId
  const all = selectPosts(db, viewer)
  const found = query.member
    ? all.where('social_posts.author_id', '=', query.member)
    : query.tab === 'discover'
      ? all.where('social_posts.audience', '=', 'everyone').where('social_posts.hidden_at', 'is', null)
      : all.where(sql<SqlBool>`social_posts.id = any(array(${newestOfFollowed(viewer, query)}))`)
  const { items, next } = await readPage(found, newestFirst, query)
  return { items: await presentPosts(db, viewer, items), next }
}

/**
 * Ids of the page among the posts of whom the viewer follows, and their own. First everybody's newest post, one probe of the index of what they show each;
 * only the people of the newest of these can have posts on the page, so at most one page is read of each of them. A join leaves the planner two
 * wrong ways, through all posts by time or through all of everybody followed. What followers are not shown is not in that index
 * (`social_posts_shown`): who writes much for themselves would have it all read each time. One's own are read by another. Whom the viewer is blocked
 * with, and what they reported, is read once and not looked up for each person.
 */
function newestOfFollowed(viewer: string, { cursor, limit }: PostQuery): RawBuilder<unknown> {
  const order = { name: `${newestFirst.column} ${newestFirst.direction}`, kind: newestFirst.kind }
  const [at, after] = cursor === undefined ? [] : readCursor(order, cursor)
  const isLater = cursor === undefined ? sql`true` : sql`(created_at, id) < (${at}::timestamptz, ${after}::uuid)`
  const most = limit + 1
  const shownBy = (person: string, count: number) => sql`(
    select social_posts.id, social_posts.created_at from social_posts
    where author_id = ${sql.ref(person)} and ${isLater} and audience <> 'me' and hidden_at is null
      and social_posts.id <> all(${reportedPosts(viewer)})
    order by created_at desc, id desc limit ${sql.lit(count)})`
  return sql`with people as materialized (
      select followed_id as person from follows where follower_id = ${viewer}
    ), nearest as materialized (
      select people.person from people cross join lateral ${shownBy('people.person', 1)} newest
      where (select status from users where users.id = people.person) = 'active'
        and people.person <> all(${blockedWith(viewer)})
      order by newest.created_at desc, newest.id desc limit ${most}
    ), own as materialized (
      select id, created_at from social_posts where author_id = ${viewer} and ${isLater}
      order by created_at desc, id desc limit ${most}
    )
    select id from (
      select page.id, page.created_at from nearest cross join lateral ${shownBy('nearest.person', most)} page
      union all select id, created_at from own
    ) page
    order by created_at desc, id desc limit ${most}`
}

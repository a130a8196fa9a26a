import { sql, type SqlBool } from 'kysely'
import type { z } from 'zod'
import type { Comment, commentQuery } from '#contract/social/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import { paths } from '#contract/paths.ts'
import { assertMayTakePart } from '../may-take-part.ts'
import { isBlockedWith, isReportedBy } from '../visibility.ts'
import { findPost } from './select-posts.ts'

function selectComments(db: Reader, viewer: string) {
  return db
    .selectFrom('social_comments')
    .innerJoin('users as author', 'author.id', 'social_comments.author_id')
    .innerJoin('social_posts', 'social_posts.id', 'social_comments.post_id')
    .selectAll('social_comments')
    .select(['author.name', 'author.avatar', 'social_posts.author_id as post_author_id'])
    .where('author.status', '=', 'active')
    .where(
      sql<SqlBool>`(social_comments.author_id = ${viewer} or (social_comments.hidden_at is null
        and not ${isBlockedWith(viewer, 'social_comments.author_id')}
        and not ${isReportedBy(viewer, 'comment', 'social_comments.id')}))`,
    )
}

type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number]

const present = (viewer: string, row: CommentRow): Comment => ({
  id: row.id,
  author: { id: row.author_id, name: row.name, avatar: row.avatar },
  text: row.body,
  at: row.created_at,
  own: row.author_id === viewer,
  mayRemove: row.author_id === viewer || row.post_author_id === viewer,
})

/** Oldest first. @throws Refusal 404 where the post is not there for the caller */
export async function listComments(
  { db }: Platform,
  actor: Actor,
  { id, ...asked }: z.output<typeof commentQuery> & { readonly id: string },
): Promise<{ items: Comment[]; next: string | null }> {
  await findPost(db, actor.userId, id)
  const { items, next } = await readPage(
    selectComments(db, actor.userId).where('social_comments.post_id', '=', id),
    {
      column: 'social_comments.created_at',
      kind: 'instant',
      id: 'social_comments.id',
      direction: 'asc',
      at: (row: CommentRow) => [row.created_at, row.id],
    },
    asked,
  )
  return { items: items.map((row) => present(actor.userId, row)), next }
}

/** Tells the post's author. @throws Refusal 404, 409 `community_suspended`, 429 */
export function createComment(
  platform: Platform,
  actor: Actor,
  { id: postId, text }: { id: string; text: string },
): Promise<Comment> {
  return platform.transact(async (work) => {
    await assertMayTakePart(platform, work, actor)
    await rateLimit(platform, work, 'comment.author', actor.userId)
    const post = await findPost(work.db, actor.userId, postId)
    const id = platform.ids.next()
    await work.db
      .insertInto('social_comments')
      .values({ id, post_id: postId, author_id: actor.userId, body: text, created_at: platform.clock.now() })
      .execute()
    const row = await selectComments(work.db, actor.userId).where('social_comments.id', '=', id).executeTakeFirstOrThrow()
    await work.audit({ action: 'comment.create', recordKind: 'comment', recordId: id, userId: actor.userId })
    if (post.author_id !== actor.userId) {
      await work.tell([post.author_id], { kind: 'post.changed', payload: { id: postId } })
      await work.inform([post.author_id], {
        kind: 'postCommented',
        data: { name: row.name },
        link: paths.feed.link({ post: postId }),
      })
    }
    return present(actor.userId, row)
  })
}

/** By who wrote it, or under one's own post. @throws Refusal 404 */
export function removeComment(platform: Platform, actor: Actor, id: string): Promise<void> {
  return platform.transact(async (work) => {
    const row = await selectComments(work.db, actor.userId).where('social_comments.id', '=', id).executeTakeFirst()
    if (!row || !present(actor.userId, row).mayRemove) throw notFound()
    await work.db.deleteFrom('social_comments').where('id', '=', id).execute()
    await work.audit({ action: 'comment.remove', recordKind: 'comment', recordId: id, userId: actor.userId })
    await work.tell([row.post_author_id, row.author_id], { kind: 'post.changed', payload: { id: row.post_id } })
  })
}

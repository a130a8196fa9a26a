import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { findPost } from './select-posts.ts'

/** Again changes nothing; of twenty presses at once one counts. @throws Refusal 404 for what is not there for the caller */
export function likePost(platform: Platform, actor: Actor, id: string): Promise<void> {
  return platform.transact(async (work) => {
    const { author_id } = await findPost(work.db, actor.userId, id)
    const liked = await work.db
      .insertInto('social_likes')
      .values({ post_id: id, user_id: actor.userId, created_at: platform.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('post_id')
      .executeTakeFirst()
    if (liked) await work.tell([author_id], { kind: 'post.changed', payload: { id } })
  })
}

/** @throws Refusal 404 */
export function unlikePost(platform: Platform, actor: Actor, id: string): Promise<void> {
  return platform.transact(async (work) => {
    const { author_id } = await findPost(work.db, actor.userId, id)
    const gone = await work.db
      .deleteFrom('social_likes')
      .where('post_id', '=', id)
      .where('user_id', '=', actor.userId)
      .returning('post_id')
      .executeTakeFirst()
    if (gone) await work.tell([author_id], { kind: 'post.changed', payload: { id } })
  })
}

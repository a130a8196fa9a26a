import type { WrittenPost } from '#contract/blog/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { releaseFile } from '#server/modules/files/index.ts'
import { presentWritten } from './present-post.ts'
import { auditPost, lockPost } from './write-post.ts'
import './tables.ts'

/** A post as its writers see it. @throws Refusal 404 */
export async function readBlogPostAsWritten(platform: Platform, { id }: { id: string }): Promise<WrittenPost> {
  const row = await platform.db.selectFrom('blog_posts').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return presentWritten(row, platform.clock.now())
}

/** Makes it a draft again. @throws Refusal 404; 409 `post_is_draft` */
export function unpublishBlogPost(platform: Platform, actor: Actor, { id }: { id: string }): Promise<WrittenPost> {
  return platform.transact(async (work) => {
    const kept = await lockPost(work, id)
    if (kept.published_at === null) throw conflict('post_is_draft', 'This post is a draft already')
    const row = await work.db
      .updateTable('blog_posts')
      .set({ published_at: null, updated_at: platform.clock.now(), version: kept.version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await auditPost(work, actor, id, 'unpublish')
    return presentWritten(row, platform.clock.now())
  })
}

/** Deletes it for good; its picture goes a day later. @throws Refusal 404 */
export function deleteBlogPost(platform: Platform, actor: Actor, { id }: { id: string }): Promise<void> {
  return platform.transact(async (work) => {
    const kept = await lockPost(work, id)
    await work.db.deleteFrom('blog_posts').where('id', '=', id).execute()
    await releaseFile(platform, work, kept.picture_id)
    await auditPost(work, actor, id, 'delete')
  })
}

import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import '../tables.ts'

/** A post that leads to the page of a lost animal. Who was suspended has the page alone. */
export async function publishLostPost(
  platform: Platform,
  work: Work,
  actor: Actor,
  { code, petId, text }: { readonly code: string; readonly petId: string; readonly text: string },
): Promise<void> {
  const now = platform.clock.now()
  const standing = await work.db
    .selectFrom('social_settings')
    .select('suspended_until')
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (standing?.suspended_until && Date.parse(standing.suspended_until) > now.getTime()) return
  const id = platform.ids.next()
  await work.db
    .insertInto('social_posts')
    .values({ id, author_id: actor.userId, body: text, audience: 'everyone', lost_code: code, created_at: now })
    .execute()
  await work.db.insertInto('social_post_animals').values({ post_id: id, pet_id: petId }).execute()
  await work.audit({ action: 'post.create', recordKind: 'post', recordId: id, userId: actor.userId })
}

/** The animal is at home: its post goes, with comments and likes. */
export async function removeLostPost(work: Work, code: string): Promise<void> {
  await work.db.deleteFrom('social_posts').where('lost_code', '=', code).execute()
}

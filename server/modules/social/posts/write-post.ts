import { isEmptyPost } from '#contract/social/rules.ts'
import type { PostDraft } from '#contract/social/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import type { Work } from '#server/kernel/work.ts'
import { assertMayTakePart } from '../may-take-part.ts'
import { claimPictures, releasePictures } from '../pictures.ts'

/** @throws Refusal 409 `community_suspended`, 422 naming the field, 429 */
export function createPost(platform: Platform, actor: Actor, draft: PostDraft): Promise<string> {
  return platform.transact(async (work) => {
    await assertMayTakePart(platform, work, actor)
    await rateLimit(platform, work, 'post.author', actor.userId)
    const id = platform.ids.next()
    await work.db
      .insertInto('social_posts')
      .values({ id, author_id: actor.userId, ...columnsOf(draft), created_at: platform.clock.now() })
      .execute()
    await writeParts(platform, work, actor, id, draft)
    await work.audit({ action: 'post.create', recordKind: 'post', recordId: id, userId: actor.userId })
    return id
  })
}

/** @throws Refusal 404, 409 `post_changed` where somebody changed it since it was read, 422 */
export function changePost(
  platform: Platform,
  actor: Actor,
  { id, version, ...draft }: PostDraft & { readonly id: string; readonly version: number },
): Promise<void> {
  return platform.transact(async (work) => {
    const before = await lockOwnPost(work, actor, id)
    if (before.version !== version) throw conflict('post_changed', 'This post was changed since you read it')
    await assertMayTakePart(platform, work, actor)
    await work.db
      .updateTable('social_posts')
      .set({ ...columnsOf(draft), version: version + 1, changed_at: platform.clock.now() })
      .where('id', '=', id)
      .execute()
    await writeParts(platform, work, actor, id, draft)
    await work.audit({ action: 'post.change', recordKind: 'post', recordId: id, userId: actor.userId })
  })
}

/** Removes it with likes, comments and pictures. @throws Refusal 404 */
export function removePost(platform: Platform, actor: Actor, id: string): Promise<void> {
  return platform.transact(async (work) => {
    await lockOwnPost(work, actor, id)
    await writePictures(platform, work, actor, id, [])
    await work.db.deleteFrom('social_posts').where('id', '=', id).execute()
    await work.audit({ action: 'post.remove', recordKind: 'post', recordId: id, userId: actor.userId })
  })
}

function columnsOf(draft: PostDraft) {
  if (isEmptyPost(draft)) throw invalid('text', 'nothing_said', 'A post says or shows something')
  return { body: draft.text, audience: draft.audience }
}

async function lockOwnPost({ db }: Work, { userId }: Actor, id: string) {
  const post = await db
    .selectFrom('social_posts')
    .select(['id', 'version'])
    .where('id', '=', id)
    .where('author_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!post) throw notFound()
  return post
}

async function writeParts(platform: Platform, work: Work, actor: Actor, id: string, draft: PostDraft): Promise<void> {
  await writePictures(platform, work, actor, id, draft.pictures)
  await work.db.deleteFrom('social_post_animals').where('post_id', '=', id).execute()
  const animals = [...new Set(draft.animals)]
  if (animals.length === 0) return
  const own = await work.db
    .selectFrom('pets')
    .select('id')
    .where('owner_id', '=', actor.userId)
    .where('archived_at', 'is', null)
    .where('id', 'in', animals)
    .execute()
  if (own.length < animals.length) throw invalid('animals', 'no_such_pet', 'There is no such animal of yours')
  await work.db
    .insertInto('social_post_animals')
    .values(own.map((pet) => ({ post_id: id, pet_id: pet.id })))
    .execute()
}

async function writePictures(platform: Platform, work: Work, actor: Actor, id: string, pictures: PostDraft['pictures']) {
  const before = await work.db
    .deleteFrom('social_post_pictures')
    .where('post_id', '=', id)
    .returning(['position', 'address', 'file_id', 'alternative'])
    .execute()
  const rows = await claimPictures(work, actor, pictures, before)
  await releasePictures(platform, work, before, rows)
  if (rows.length === 0) return
  await work.db
    .insertInto('social_post_pictures')
    .values(rows.map((row) => ({ ...row, post_id: id })))
    .execute()
}

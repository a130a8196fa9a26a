import type { AlbumDraft } from '#contract/social/schemas.ts'
import { socialLimits } from '#contract/social/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { assertMayTakePart } from '../may-take-part.ts'
import { claimPictures, releasePictures } from '../pictures.ts'

/** @throws Refusal 409 `too_many_albums`, `community_suspended`, 422 naming the field */
export function createAlbum(platform: Platform, actor: Actor, draft: AlbumDraft): Promise<string> {
  return platform.transact(async (work) => {
    await assertMayTakePart(platform, work, actor)
    await refuseOneMore(work, actor)
    const id = platform.ids.next()
    const now = platform.clock.now()
    const { title, audience } = draft
    await work.db
      .insertInto('albums')
      .values({ id, owner_id: actor.userId, title, audience, created_at: now, changed_at: now })
      .execute()
    await writePictures(platform, work, actor, id, draft.pictures)
    await work.audit({ action: 'album.create', recordKind: 'album', recordId: id, userId: actor.userId })
    return id
  })
}

/** @throws Refusal 404, 409 `album_changed`, 422 */
export function changeAlbum(
  platform: Platform,
  actor: Actor,
  { id, version, title, audience, pictures }: AlbumDraft & { readonly id: string; readonly version: number },
): Promise<void> {
  return platform.transact(async (work) => {
    const before = await lockOwnAlbum(work, actor, id)
    if (before.version !== version) throw conflict('album_changed', 'This album was changed since you read it')
    await assertMayTakePart(platform, work, actor)
    await work.db
      .updateTable('albums')
      .set({ title, audience, version: version + 1, changed_at: platform.clock.now() })
      .where('id', '=', id)
      .execute()
    await writePictures(platform, work, actor, id, pictures)
    await work.audit({ action: 'album.change', recordKind: 'album', recordId: id, userId: actor.userId })
  })
}

/** @throws Refusal 404 */
export function removeAlbum(platform: Platform, actor: Actor, id: string): Promise<void> {
  return platform.transact(async (work) => {
    await lockOwnAlbum(work, actor, id)
    await writePictures(platform, work, actor, id, [])
    await work.db.deleteFrom('albums').where('id', '=', id).execute()
    await work.audit({ action: 'album.remove', recordKind: 'album', recordId: id, userId: actor.userId })
  })
}

async function refuseOneMore({ db }: Work, { userId }: Actor): Promise<void> {
  // One after another for each person: each counts those before it.
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
  const { count } = await db
    .selectFrom('albums')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (count >= socialLimits.albums) throw conflict('too_many_albums', `No more than ${socialLimits.albums} albums`)
}

async function lockOwnAlbum({ db }: Work, { userId }: Actor, id: string) {
  const album = await db
    .selectFrom('albums')
    .select('version')
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!album) throw notFound()
  return album
}

async function writePictures(platform: Platform, work: Work, actor: Actor, id: string, pictures: AlbumDraft['pictures']) {
  const before = await work.db
    .deleteFrom('album_pictures')
    .where('album_id', '=', id)
    .returning(['position', 'address', 'file_id', 'alternative'])
    .execute()
  const rows = await claimPictures(work, actor, pictures, before)
  await releasePictures(platform, work, before, rows)
  if (rows.length === 0) return
  await work.db
    .insertInto('album_pictures')
    .values(rows.map((row) => ({ ...row, album_id: id })))
    .execute()
}

import { fileAddress, type FilePurpose } from '#contract/files/rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import '../account/index.ts'
import '../people/index.ts'
import './tables.ts'

/** Shows a file of one's own wherever the person appears; `null` none. @throws Refusal 422 naming `file` */
export async function choosePicture(platform: Platform, { userId }: Actor, file: string | null): Promise<void> {
  await platform.transact(async (work) => {
    const { picture_id: former } = await work.db
      .selectFrom('users')
      .select('picture_id')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await claim(work, userId, file, 'profilePicture')
    const shown = { picture_id: file, avatar: file && fileAddress(file) }
    await work.db.updateTable('users').set(shown).where('id', '=', userId).execute()
    await release(platform, work, former)
    await work.audit({ action: 'person.picture', recordKind: 'user', recordId: userId, userId })
  })
}

/** The same for a pet. @throws Refusal 404 for a pet of somebody else, 422 naming `file` */
export async function choosePetPicture(platform: Platform, { userId }: Actor, petId: string, file: string | null): Promise<void> {
  await platform.transact(async (work) => {
    const pet = await work.db
      .selectFrom('pets')
      .select('picture_id')
      .where('id', '=', petId)
      .where('owner_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!pet) throw notFound()
    await claim(work, userId, file, 'petPicture')
    await work.db.updateTable('pets').set({ picture_id: file }).where('id', '=', petId).execute()
    await release(platform, work, pet.picture_id)
    await work.audit({ action: 'pet.picture', recordKind: 'pet', recordId: petId, userId })
  })
}

/** Keeps the file from going while it is being shown. @throws Refusal 422 naming `field` for no such file of the owner's */
export async function claim(
  work: Work,
  ownerId: string,
  file: string | null,
  purpose: FilePurpose,
  field = 'file',
): Promise<void> {
  if (file === null) return
  const own = await work.db
    .selectFrom('files')
    .select('id')
    .where('id', '=', file)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .forKeyShare()
    .executeTakeFirst()
  if (!own) throw invalid(field, 'no_such_file', 'There is no such file of yours for this purpose')
}

/** From now on its day counts, in which it can be shown again. */
export async function release({ clock }: Platform, work: Work, file: string | null): Promise<void> {
  if (file) await work.db.updateTable('files').set({ released_at: clock.now() }).where('id', '=', file).execute()
}

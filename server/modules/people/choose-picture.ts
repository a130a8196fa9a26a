import { fileAddress } from '#contract/files/address.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { claimFile, releaseFile } from '#server/modules/files/index.ts'
import '../account/index.ts'
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
    await claimFile(work, userId, file, 'profilePicture')
    const shown = { picture_id: file, avatar: file && fileAddress(file) }
    await work.db.updateTable('users').set(shown).where('id', '=', userId).execute()
    await releaseFile(platform, work, former)
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
    await claimFile(work, userId, file, 'petPicture')
    await work.db.updateTable('pets').set({ picture_id: file }).where('id', '=', petId).execute()
    await releaseFile(platform, work, pet.picture_id)
    await work.audit({ action: 'pet.picture', recordKind: 'pet', recordId: petId, userId })
  })
}

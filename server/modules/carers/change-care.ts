import type { PetRight } from '#contract/carers/rights.ts'
import type { Carer } from '#contract/carers/schemas.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { petPage } from './answer-invitation.ts'
import { nameOf } from './own-pet.ts'
import { readCarer } from './read-carers.ts'
import './tables.ts'

/** Where a carer finds the pets of others. */
const petsPage = paths.userSettings.link({ tab: 'pets' })

/** Gives and takes rights. The carer's next call is asked for the new ones. @throws Refusal 404 for a carer of somebody else's pet */
export async function changeCarerRights(
  platform: Platform,
  actor: Actor,
  { id, rights }: { id: string; rights: readonly PetRight[] },
): Promise<Carer> {
  return platform.transact(async (work) => {
    const care = await lockCare(work, id)
    if (care?.owner_id !== actor.userId) throw notFound()
    if (care.rights.join(' ') !== rights.join(' ')) {
      await work.db
        .updateTable('pet_carers')
        .set({ rights: [...rights] })
        .where('id', '=', id)
        .execute()
      await work.audit({
        action: 'carer.rights',
        recordKind: 'carer',
        recordId: id,
        userId: actor.userId,
        reason: rights.join(' '),
      })
      const data = { name: await nameOf(work, actor.userId), pet: care.name }
      await work.inform([care.user_id], { kind: 'carerRightsChanged', data, link: petsPage })
      await publishCare(platform, work, care)
    }
    return readCarer(work.db, id)
  })
}

/**
 * Ends somebody's care: by the owner, or by the carer who leaves. The next call of the carer finds nothing of the pet, what they watch is asked
 * about at once, and their open screens learn of it. What they booked or paid stays as it is.
 * @throws Refusal 404 for everybody else
 */
export async function endCare(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const care = await lockCare(work, id)
    if (!care || (care.owner_id !== actor.userId && care.user_id !== actor.userId)) throw notFound()
    await work.db.deleteFrom('pet_carers').where('id', '=', id).execute()
    const isOwner = care.owner_id === actor.userId
    const action = isOwner ? 'carer.withdraw' : 'carer.leave'
    await work.audit({ action, recordKind: 'carer', recordId: id, userId: actor.userId })
    const data = { name: await nameOf(work, actor.userId), pet: care.name }
    if (isOwner) await work.inform([care.user_id], { kind: 'carerWithdrawn', data, link: petsPage })
    else await work.inform([care.owner_id], { kind: 'carerLeft', data, link: petPage(care.pet_id) })
    await publishCare(platform, work, care)
  })
}

type Care = NonNullable<Awaited<ReturnType<typeof lockCare>>>

/** Locked: changes of one carer come one after the other, and after what the carer is doing with the rights in this moment. */
function lockCare(work: Work, id: string) {
  return work.db
    .selectFrom('pet_carers')
    .innerJoin('pets', 'pets.id', 'pet_carers.pet_id')
    .select(['pet_carers.user_id', 'pet_carers.pet_id', 'pet_carers.rights', 'pets.owner_id', 'pets.name'])
    .where('pet_carers.id', '=', id)
    .forUpdate('pet_carers')
    .executeTakeFirst()
}

async function publishCare(platform: Platform, work: Work, care: Care): Promise<void> {
  await work.tell([care.owner_id, care.user_id], { kind: 'carer.changed', payload: { id: care.pet_id } })
  work.afterCommit(() => platform.hub.reviewWatches(care.user_id))
}

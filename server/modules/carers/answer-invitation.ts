import type { CarerOffer, PetInCare } from '#contract/carers/schemas.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict } from '#server/kernel/errors.ts'
import { invitationOver, isInvitationOpen } from '#server/kernel/invitations.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { nameOf } from './own-pet.ts'
import { readPetInCare } from './read-carers.ts'
import './tables.ts'

/** What a link invites to. @throws Refusal 404 `invitation_over` for one that is false, spent, withdrawn, too old, or of a pet in the archive */
export async function readCarerInvitation(platform: Platform, token: string): Promise<CarerOffer> {
  const row = await invitationOf(platform.db, await platform.secrets.hash(token)).executeTakeFirst()
  const { owner, pet, species, rights, expires_at: expiresAt } = unlessOver(platform, row)
  return { owner, pet: { name: pet, species }, rights, expiresAt }
}

/**
 * Makes the caller a carer with the rights that the owner gave. The link is spent; whoever has it may accept, with whatever account is theirs.
 * @throws Refusal 404 `invitation_over`; 409 `own_pet`, `already_carer`
 */
export async function acceptCarerInvitation(platform: Platform, actor: Actor, token: string): Promise<PetInCare> {
  return platform.transact(async (work) => {
    const invitation = await lockOpenInvitation(platform, work, token)
    const { pet_id: petId, owner_id: ownerId } = invitation
    if (ownerId === actor.userId) throw conflict('own_pet', 'The pet is your own')
    const id = platform.ids.next()
    const joined = await work.db
      .insertInto('pet_carers')
      .values({
        id,
        pet_id: petId,
        user_id: actor.userId,
        rights: invitation.rights,
        invited_as: invitation.email,
        joined_at: platform.clock.now(),
      })
      .onConflict((clash) => clash.columns(['pet_id', 'user_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!joined) throw conflict('already_carer', 'You care for this pet already')
    await endInvitation(platform, work, invitation.id, 'accepted')
    await work.audit({ action: 'carer.join', recordKind: 'carer', recordId: id, userId: actor.userId })
    const name = await nameOf(work, actor.userId)
    await work.inform([ownerId], { kind: 'carerJoined', data: { name, pet: invitation.pet }, link: petPage(petId) })
    await work.tell([ownerId, actor.userId], { kind: 'carer.changed', payload: { id: petId } })
    return readPetInCare(work.db, actor.userId, id)
  })
}

/** Spends the link. Nobody need have an account for it, so that the owner learns only that it was declined. @throws Refusal 404 `invitation_over` */
export async function declineCarerInvitation(platform: Platform, token: string): Promise<void> {
  await platform.transact(async (work) => {
    const { id, pet, pet_id: petId, owner_id: ownerId } = await lockOpenInvitation(platform, work, token)
    await endInvitation(platform, work, id, 'declined')
    await work.audit({ action: 'carer.decline', recordKind: 'carerInvitation', recordId: id, userId: null })
    await work.inform([ownerId], { kind: 'carerDeclined', data: { pet }, link: petPage(petId) })
    await work.tell([ownerId], { kind: 'carer.changed', payload: { id: petId } })
  })
}

/** Where the owner finds who cares for the pet. */
export const petPage = (petId: string) => paths.userSettings.link({ tab: 'pets', pet: petId })

async function endInvitation({ clock }: Platform, work: Work, id: string, endedAs: 'accepted' | 'declined'): Promise<void> {
  await work.db.updateTable('carer_invitations').set({ ended_at: clock.now(), ended_as: endedAs }).where('id', '=', id).execute()
}

function invitationOf(db: Reader, hash: string) {
  return db
    .selectFrom('carer_invitations')
    .innerJoin('pets', 'pets.id', 'carer_invitations.pet_id')
    .innerJoin('users', 'users.id', 'pets.owner_id')
    .selectAll('carer_invitations')
    .select(['users.name as owner', 'pets.owner_id', 'pets.name as pet', 'pets.species'])
    .where('carer_invitations.token_hash', '=', hash)
    .where('users.status', '=', 'active')
    .where('pets.archived_at', 'is', null)
}

/** Locked, so that of two answers to one link one finds it spent. */
async function lockOpenInvitation(platform: Platform, work: Work, token: string) {
  const hash = await platform.secrets.hash(token)
  return unlessOver(platform, await invitationOf(work.db, hash).forUpdate('carer_invitations').executeTakeFirst())
}

type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitationOf>['execute']>>[number]

function unlessOver({ clock }: Platform, row: InvitationRow | undefined): InvitationRow {
  if (!row || !isInvitationOpen(clock, row.expires_at, row.ended_at)) throw invitationOver()
  return row
}

import { sql, type Selectable } from 'kysely'
import type { z } from 'zod'
import type { CarerInvitation, newCarerInvitation } from '#contract/carers/schemas.ts'
import { mostCarers } from '#contract/carers/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Tables } from '#server/kernel/db.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import { newInvitationLink } from '#server/kernel/invitations.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import type { Work } from '#server/kernel/work.ts'
import { mailCarerInvitation } from './mail-invitation.ts'
import { lockOwnPet, refuseArchived } from './own-pet.ts'
import './tables.ts'

type InvitationRow = Selectable<Tables['carer_invitations']>

/**
 * Invites somebody to care for a pet. The answer is the same whether the address has an account or not.
 * @throws Refusal 404; 409 `carer_invited`, `already_carer`, `own_pet`, `too_many_carers`, `pet_archived`; 429
 */
export async function inviteCarer(
  platform: Platform,
  actor: Actor,
  petId: string,
  { email, rights }: z.output<typeof newCarerInvitation>,
): Promise<CarerInvitation> {
  return platform.transact(async (work) => {
    refuseArchived(await lockOwnPet(work, actor, petId))
    await countSending(platform, work, actor, email)
    await refuseWhatIsThere(work, actor, petId, email.toLowerCase())
    const id = platform.ids.next()
    const link = await newInvitationLink(platform)
    const row = await work.db
      .insertInto('carer_invitations')
      .values({ id, pet_id: petId, email, rights, created_at: link.columns.sent_at, ...link.columns })
      .returningAll()
      .executeTakeFirstOrThrow()
    await work.audit({ action: 'carer.invite', recordKind: 'carerInvitation', recordId: id, userId: actor.userId })
    await mailCarerInvitation(platform, work, actor, row, link.token)
    await work.tell([actor.userId], { kind: 'carer.changed', payload: { id: petId } })
    return presentInvitation(row)
  })
}

/** Sends a new link, which lives as long as a first one; the one before is no good any more. @throws Refusal 404, 409 `pet_archived`, 429 */
export async function resendCarerInvitation(platform: Platform, actor: Actor, id: string): Promise<CarerInvitation> {
  return platform.transact(async (work) => {
    const { email, pet_id: petId } = await lockInvitation(work, actor, id)
    refuseArchived(await lockOwnPet(work, actor, petId))
    await countSending(platform, work, actor, email)
    const link = await newInvitationLink(platform)
    const row = await work.db
      .updateTable('carer_invitations')
      .set(link.columns)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await work.audit({ action: 'carer.resend', recordKind: 'carerInvitation', recordId: id, userId: actor.userId })
    await mailCarerInvitation(platform, work, actor, row, link.token)
    return presentInvitation(row)
  })
}

/** @throws Refusal 404 for one that was answered or withdrawn already */
export async function withdrawCarerInvitation(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const { pet_id: petId } = await lockInvitation(work, actor, id)
    const ended = { ended_at: platform.clock.now(), ended_as: 'withdrawn' } as const
    await work.db.updateTable('carer_invitations').set(ended).where('id', '=', id).execute()
    await work.audit({ action: 'carer.uninvite', recordKind: 'carerInvitation', recordId: id, userId: actor.userId })
    await work.tell([actor.userId], { kind: 'carer.changed', payload: { id: petId } })
  })
}

async function lockInvitation(work: Work, { userId }: Actor, id: string): Promise<InvitationRow> {
  const row = await work.db
    .selectFrom('carer_invitations')
    .innerJoin('pets', 'pets.id', 'carer_invitations.pet_id')
    .selectAll('carer_invitations')
    .where('carer_invitations.id', '=', id)
    .where('pets.owner_id', '=', userId)
    .where('ended_at', 'is', null)
    .forUpdate('carer_invitations')
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

async function countSending(platform: Platform, work: Work, { userId }: Actor, email: string): Promise<void> {
  await rateLimit(platform, work, 'carers.inviter', userId)
  await rateLimit(platform, work, 'carers.invited', email.toLowerCase())
}

/** The pet is locked: invitations at once are counted one after the other. Of other accounts' addresses nothing is told. */
async function refuseWhatIsThere(work: Work, { userId }: Actor, petId: string, email: string): Promise<void> {
  const me = await work.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  if (me.email?.toLowerCase() === email) throw conflict('own_pet', 'The pet is your own')
  const carers = await work.db
    .selectFrom('pet_carers')
    .select(sql<boolean>`lower(invited_as) = ${email}`.as('same'))
    .where('pet_id', '=', petId)
    .execute()
  if (carers.some(({ same }) => same))
    throw conflict('already_carer', 'Whoever you invited at this address cares for the pet already')
  const open = await work.db
    .selectFrom('carer_invitations')
    .select(sql<boolean>`lower(email) = ${email}`.as('same'))
    .where('pet_id', '=', petId)
    .where('ended_at', 'is', null)
    .execute()
  if (open.some(({ same }) => same)) throw conflict('carer_invited', 'This address has an invitation already; send it again')
  if (carers.length + open.length >= mostCarers) throw conflict('too_many_carers', `No more than ${mostCarers} carers`)
}

export function presentInvitation(row: InvitationRow): CarerInvitation {
  const { id, email, rights, sent_at: sentAt, expires_at: expiresAt } = row
  return { id, email, rights, sentAt, expiresAt }
}

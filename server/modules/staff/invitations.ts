import { sql, type Selectable } from 'kysely'
import type { z } from 'zod'
import type { newInvitation, StaffInvitation } from '#contract/staff/schemas.ts'
import { mostStaff } from '#contract/staff/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Tables } from '#server/kernel/db.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import { newInvitationLink } from '#server/kernel/invitations.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import type { Work } from '#server/kernel/work.ts'
import { mailInvitation } from './mail-invitation.ts'
import './tables.ts'

type InvitationRow = Selectable<Tables['staff_invitations']>

/** Those that nobody has accepted or withdrawn, newest first; one whose time is over can be sent again. */
export async function listInvitations({ db }: Platform, { userId }: Actor): Promise<StaffInvitation[]> {
  const rows = await db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('doctor_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .where('accepted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(presentInvitation)
}

/**
 * Invites somebody. The answer is the same whether the address has an account or not; its owner is told by mail what to do then.
 * @throws Refusal 409 `already_staff`, `already_invited`, `too_many_staff`; 429
 */
export async function inviteStaff(
  platform: Platform,
  actor: Actor,
  { email, rights }: z.output<typeof newInvitation>,
): Promise<StaffInvitation> {
  return platform.transact(async (work) => {
    await countSending(platform, work, actor, email)
    await refuseWhatIsThere(work, actor, email)
    const id = platform.ids.next()
    const link = await newInvitationLink(platform)
    const row = await work.db
      .insertInto('staff_invitations')
      .values({ id, doctor_id: actor.userId, email, rights, created_at: link.columns.sent_at, ...link.columns })
      // Two tabs that invite the same person at once: one of them learns that it is done.
      .onConflict((other) => other.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw alreadyInvited()
    await work.audit({ action: 'staff.invite', recordKind: 'staffInvitation', recordId: id, userId: actor.userId })
    await mailInvitation(platform, work, actor, row, link.token)
    await work.tell([actor.userId], { kind: 'staff.changed', payload: { id } })
    return presentInvitation(row)
  })
}

/** Sends a new link, which lives as long as a first one; the one before is no good any more. @throws Refusal 404, 429 */
export async function resendInvitation(platform: Platform, actor: Actor, id: string): Promise<StaffInvitation> {
  return platform.transact(async (work) => {
    const { email } = await lockInvitation(work, actor, id)
    await countSending(platform, work, actor, email)
    const link = await newInvitationLink(platform)
    const row = await work.db
      .updateTable('staff_invitations')
      .set(link.columns)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await work.audit({ action: 'staff.resend', recordKind: 'staffInvitation', recordId: id, userId: actor.userId })
    await mailInvitation(platform, work, actor, row, link.token)
    return presentInvitation(row)
  })
}

/** @throws Refusal 404 for one that was accepted or withdrawn already */
export async function withdrawInvitation(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    await lockInvitation(work, actor, id)
    await work.db.updateTable('staff_invitations').set({ withdrawn_at: platform.clock.now() }).where('id', '=', id).execute()
    await work.audit({ action: 'staff.withdraw', recordKind: 'staffInvitation', recordId: id, userId: actor.userId })
    await work.tell([actor.userId], { kind: 'staff.changed', payload: { id } })
  })
}

const alreadyInvited = () => conflict('already_invited', 'This address has an invitation already; send it again')

async function lockInvitation(work: Work, { userId }: Actor, id: string): Promise<InvitationRow> {
  const row = await work.db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('id', '=', id)
    .where('doctor_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .where('accepted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

async function countSending(platform: Platform, work: Work, { userId }: Actor, email: string): Promise<void> {
  await rateLimit(platform, work, 'staff.inviter', userId)
  await rateLimit(platform, work, 'staff.invited', email.toLowerCase())
}

async function refuseWhatIsThere(work: Work, { userId }: Actor, email: string): Promise<void> {
  // The doctor's row is locked, so that invitations at once are counted one after the other.
  await work.db.selectFrom('doctors').select('user_id').where('user_id', '=', userId).forUpdate().executeTakeFirstOrThrow()
  const members = await work.db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select(sql<boolean>`lower(users.email) = ${email.toLowerCase()}`.as('same'))
    .where('staff.doctor_id', '=', userId)
    .execute()
  if (members.some(({ same }) => same)) throw conflict('already_staff', 'Whoever has this address works here already')
  const open = await work.db
    .selectFrom('staff_invitations')
    .select(sql<boolean>`lower(email) = ${email.toLowerCase()}`.as('same'))
    .where('doctor_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .where('accepted_at', 'is', null)
    .execute()
  if (open.some(({ same }) => same)) throw alreadyInvited()
  if (members.length + open.length >= mostStaff) throw conflict('too_many_staff', `No more than ${mostStaff} people`)
}

function presentInvitation({ id, email, rights, sent_at: sentAt, expires_at: expiresAt }: InvitationRow): StaffInvitation {
  return { id, email, rights, sentAt, expiresAt }
}

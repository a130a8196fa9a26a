import type { z } from 'zod'
import type { LoginRecord } from '#contract/account/schemas.ts'
import { paths } from '#contract/paths.ts'
import type { acceptance, InvitationOffer } from '#contract/staff/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict } from '#server/kernel/errors.ts'
import { invitationOver, isInvitationOpen } from '#server/kernel/invitations.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { beginSession, createAccount, hashPassword, refuseBadPassword, type Device } from '../account/index.ts'
import './tables.ts'

/** What a link invites to. @throws Refusal 404 `invitation_over` for one that is false, used, withdrawn or too old */
export async function readInvitation(platform: Platform, token: string): Promise<InvitationOffer> {
  const { doctor, email, rights, expires_at: expiresAt } = await openInvitation(platform, platform.db, token)
  return { doctor, email, rights, expiresAt }
}

/**
 * Makes the account of who was invited, with the rights that the doctor gave, and signs in. The link proves the address, and is spent.
 * @throws Refusal 404 `invitation_over`; 409 `email_taken`; 422 naming `password`
 */
export async function acceptInvitation(
  platform: Platform,
  given: z.output<typeof acceptance>,
  device: Device,
): Promise<LoginRecord> {
  const { token, name, locale, timeZone } = given
  // Only who has the link may make the server hash.
  const { email } = await openInvitation(platform, platform.db, token)
  refuseBadPassword(given.password, email, 'password')
  const passwordHash = await hashPassword(platform, given.password)
  try {
    return await platform.transact(async (work) => {
      const invitation = await lockOpenInvitation(platform, work, token)
      const { doctor_id: doctorId, rights } = invitation
      const facts = { kind: 'staff', doctorId, rights } as const
      const profile = { name, passwordHash, locale, timeZone, facts }
      const id = await createAccount(platform, work, { email: invitation.email, user_type: 5, profile })
      await work.db
        .updateTable('staff_invitations')
        .set({ accepted_at: platform.clock.now(), user_id: id })
        .where('id', '=', invitation.id)
        .execute()
      await work.audit({ action: 'staff.join', recordKind: 'staffMember', recordId: id, userId: id })
      await work.inform([doctorId], { kind: 'staffJoined', data: { name }, link: paths.addStaff.link() })
      await work.tell([doctorId], { kind: 'staff.changed', payload: { id } })
      return beginSession(platform, work, { id, user_type: 5 }, device)
    })
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'users_email')
      throw conflict('email_taken', 'This address has an account already')
    throw error
  }
}

function invitationOf(db: Reader, hash: string) {
  return db
    .selectFrom('staff_invitations')
    .innerJoin('users', 'users.id', 'staff_invitations.doctor_id')
    .selectAll('staff_invitations')
    .select('users.name as doctor')
    .where('staff_invitations.token_hash', '=', hash)
    .where('users.status', '=', 'active')
}

/** Locked, so that of two acceptances of one link one finds it spent. */
async function lockOpenInvitation(platform: Platform, work: Work, token: string) {
  return unlessOver(
    platform,
    await invitationOf(work.db, await platform.secrets.hash(token))
      .forUpdate('staff_invitations')
      .executeTakeFirst(),
  )
}

async function openInvitation(platform: Platform, db: Reader, token: string) {
  return unlessOver(platform, await invitationOf(db, await platform.secrets.hash(token)).executeTakeFirst())
}

type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitationOf>['execute']>>[number]

function unlessOver({ clock }: Platform, row: InvitationRow | undefined): InvitationRow {
  if (!row || !isInvitationOpen(clock, row.expires_at, row.withdrawn_at ?? row.accepted_at)) throw invitationOver()
  return row
}

import { invitationDays } from '#contract/kernel/invitations.ts'
import { notFound } from './errors.ts'
import type { Platform } from './platform.ts'

/**
 * What invitations by mail have in common: a link whose secret is in the mail alone, of which the database keeps a hash, good for some days and
 * for one answer. Whom they invite to what, each capability knows.
 */

/** How an invitation stands. */
export type InvitationStanding = 'open' | 'expired' | 'ended'

/** Milliseconds since 1970. What somebody did to it (accepted, declined, withdrew) counts before its time being over. */
export function standingOf(
  { expiresAt, endedAt }: { readonly expiresAt: number; readonly endedAt: number | null },
  now: number,
): InvitationStanding {
  if (endedAt !== null) return 'ended'
  return now < expiresAt ? 'open' : 'expired'
}

/** Until when a link that is sent now can be used. */
export const expiryOf = (sentAt: number) => sentAt + invitationDays * 24 * 3_600_000

/** The same of a row's columns, now. */
export function isInvitationOpen(clock: Platform['clock'], expiresAt: string, endedAt: string | null): boolean {
  const times = { expiresAt: Date.parse(expiresAt), endedAt: endedAt === null ? null : Date.parse(endedAt) }
  return standingOf(times, clock.now().getTime()) === 'open'
}

export const invitationOver = () => notFound('invitation_over', 'This invitation is no longer good')

/** A new secret for a link, and what the row keeps of it. */
export async function newInvitationLink({ secrets, clock }: Platform) {
  const token = secrets.token(32)
  const now = clock.now()
  const columns = { token_hash: await secrets.hash(token), sent_at: now, expires_at: new Date(expiryOf(now.getTime())) }
  return { token, columns }
}

/** The link as it stands in the mail. Behind the sign that browsers keep to themselves: no server and no log sees the secret as part of an address. */
export const invitationAddress = ({ settings }: Platform, path: string, token: string) => `${settings.publicUrl}${path}#${token}`

import { sql } from 'kysely'
import { invitationDays } from '#contract/kernel/invitations.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { invitationAddress } from '#server/kernel/invitations.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { doctorName } from './lock-member.ts'

/**
 * Sends the link, in the doctor's language, for nobody knows that of who is invited. An account belongs to one role: whoever has one under
 * this address is told that the practice needs another address, and gets no link.
 */
export async function mailInvitation(
  platform: Platform,
  work: Work,
  actor: Actor,
  { email }: { readonly email: string },
  token: string,
): Promise<void> {
  const name = await doctorName(work.db, actor.userId)
  const known = await work.db
    .selectFrom('users')
    .select(['email', 'locale'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  if (known?.email) {
    const { locale } = known
    await work.mail({ channel: 'email', to: known.email, locale, template: 'mail.staffInvitationKnown', data: { name } })
    return
  }
  const link = invitationAddress(platform, paths.staffInvitation.link(), token)
  const data = { name, link, days: invitationDays }
  await work.mail({ channel: 'email', to: email, locale: actor.locale, template: 'mail.staffInvitation', data })
}

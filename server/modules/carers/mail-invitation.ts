import { sql } from 'kysely'
import { invitationDays } from '#contract/kernel/invitations.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { invitationAddress } from '#server/kernel/invitations.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'

/**
 * Sends the link, in the language of the account that has the address, else in the owner's. Anybody can register, call themselves and their
 * pet what they like, and write to any address: the mail says neither name, only where to look at them.
 */
export async function mailCarerInvitation(
  platform: Platform,
  work: Work,
  actor: Actor,
  { email }: { readonly email: string },
  token: string,
): Promise<void> {
  const known = await work.db
    .selectFrom('users')
    .select('locale')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  const data = { link: invitationAddress(platform, paths.carerInvitation.link(), token), days: invitationDays }
  const locale = known?.locale ?? actor.locale
  await work.mail({ channel: 'email', to: email, locale, template: 'mail.carerInvitation', data })
}

import { userTypeOf } from '#contract/kernel/roles.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { hashPassword } from './verify-own-password.ts'
import { refuseBadPassword } from './refusals.ts'
import './tables.ts'

/**
 * Makes an administrator. For whoever holds the server's command line: an empty platform has nobody who could allow it. Refused when
 * the address is taken or the password is one that guessers try first.
 */
export async function createAdministrator(
  platform: Platform,
  given: { readonly email: string; readonly name: string; readonly password: string },
): Promise<void> {
  const email = given.email.toLowerCase()
  refuseBadPassword(given.password, email, 'password')
  const password_hash = await hashPassword(platform, given.password)
  await platform.transact(async (work) => {
    const id = platform.ids.next()
    const created = await work.db
      .insertInto('users')
      .values({ id, user_type: userTypeOf('admin'), email, name: given.name, password_hash, created_at: platform.clock.now() })
      .onConflict((taken) => taken.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!created) throw conflict('email_taken', 'There is an account with this e-mail address already')
    await work.audit({ action: 'account.createAdministrator', recordKind: 'user', recordId: id, userId: id })
  })
}

import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { forgetFailures } from './failed-attempts.ts'
import { wrongPassword } from './refusals.ts'
import './tables.ts'
import { verifyOwnPassword } from './verify-own-password.ts'

/**
 * Whoever signs proves once more who they are. Wrong ones are counted as those of a change of password.
 * @param field of the body, which the refusal names
 * @throws Refusal 422 naming the field, also for an account that has no password; 429 while failures make the caller wait
 */
export async function provePassword(platform: Platform, actor: Actor, password: string, field = 'password'): Promise<void> {
  const counted = [{ scope: 'guess.self', subject: `change:${actor.userId}` }] as const
  const { password_hash: hash } = await platform.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  if (!(await verifyOwnPassword(platform, { hash, password, counted }))) throw wrongPassword(field)
  await platform.transact((work) => forgetFailures(platform, work, counted))
}

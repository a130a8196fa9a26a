import type { Platform } from '#server/kernel/platform.ts'
import type { Passwords } from '#server/kernel/ports.ts'
import { countFailure, refuseWhileWaiting } from './failed-attempts.ts'
import type { Counted } from './failed-attempts.ts'
import { queueHashing, queueVerification } from './password-work.ts'
import { normalized } from './rules/password.ts'

/** Of nobody's password: verified where there is no account, so that the time an answer takes tells nothing. */
const decoys = new WeakMap<Passwords, Promise<string>>()

function decoyOf(passwords: Passwords): Promise<string> {
  const known = decoys.get(passwords) ?? passwords.hash(crypto.randomUUID())
  decoys.set(passwords, known)
  return known
}

/**
 * Does the password open the account with this hash? `null`: no such account, or one without a password. A wrong password is counted.
 * @param counted asked again when the password's turn comes: of many guesses at once no more are checked than are free.
 * @throws Refusal 429 while failures make the caller wait, 503 when too many people sign in at once.
 */
export async function verifyOwnPassword(
  platform: Platform,
  given: { readonly hash: string | null; readonly password: string; readonly counted: readonly Counted[] },
): Promise<boolean> {
  const { passwords } = platform
  const { hash, password, counted } = given
  await refuseWhileWaiting(platform, counted)
  const decoy = await decoyOf(passwords)
  return queueVerification(passwords, async () => {
    await refuseWhileWaiting(platform, counted)
    const verified = await passwords.verify(hash ?? decoy, normalized(password))
    const proven = hash !== null && verified
    if (!proven) await platform.transact((work) => countFailure(platform, work, counted))
    return proven
  })
}

/** @throws Refusal 503 when too many new passwords wait. */
export const hashPassword = ({ passwords }: Platform, password: string) =>
  queueHashing(passwords, () => passwords.hash(normalized(password)))

import type { Passwords } from '#server/kernel/ports.ts'
import { normalized } from './rules/password.ts'

/** Of nobody's password: verified where there is no account, so that the time an answer takes tells nothing. */
const decoys = new WeakMap<Passwords, Promise<string>>()

function decoyOf(passwords: Passwords): Promise<string> {
  const known = decoys.get(passwords) ?? passwords.hash(crypto.randomUUID())
  decoys.set(passwords, known)
  return known
}

/** Does the password open the account with this hash? `null`: no such account, or one without a password. */
export async function provePassword(passwords: Passwords, hash: string | null, password: string): Promise<boolean> {
  const decoy = await decoyOf(passwords)
  const verified = await passwords.verify(hash ?? decoy, normalized(password))
  return hash !== null && verified
}

export const hashPassword = (passwords: Passwords, password: string) => passwords.hash(normalized(password))

import { commonPasswords, commonStems } from './common-passwords.ts'

export type PasswordFault = 'password_is_email' | 'common_password'

/** Of the many ways to type one text, one: so that a password set on one keyboard works on another (NIST SP 800-63B). */
export const normalized = (password: string) => password.normalize('NFKC')

/**
 * Why a chosen password is refused; `null` when it is not. Length is the contract's. Refused are the address itself, the commonest
 * passwords, and a commonest word with its usual trimmings (`P@ssw0rd123!`): what a guesser tries first.
 */
export function passwordFault(password: string, email: string): PasswordFault | null {
  const given = normalized(password).toLowerCase()
  const address = email.toLowerCase()
  if (given === address || given === address.split('@')[0]) return 'password_is_email'
  return isCommon(given) ? 'common_password' : null
}

function isCommon(given: string): boolean {
  if (commonPasswords.has(given) || repeats(given) || climbs(given)) return true
  const stem = /^[\d\W_]{0,2}(.+?)[\d\W_]{0,5}$/u.exec(given)?.[1] ?? given
  return commonStems.has(plain(stem)) || commonStems.has(plain(given))
}

const letters: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

/** `p@ssw0rd` → `password`. */
const plain = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => letters[sign]!)

/** One to three signs over and over: `aaaaaaaa`, `12121212`, `abcabcabc`. */
const repeats = (text: string) => /^(.{1,3})\1+.{0,2}$/u.test(text)

/** Each sign the next (or previous) one of the one before: `abcdefgh`, `87654321`. */
function climbs(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0)!)
  const steps = new Set(codes.slice(1).map((code, index) => code - codes[index]!))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

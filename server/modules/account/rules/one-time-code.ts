import { codeLifetime, codeResendWait, codeTries } from '#contract/account/kinds.ts'

/** What is kept of a sent code. Times in milliseconds. */
export interface SentCode {
  readonly createdAt: number
  readonly expiresAt: number
  readonly attempts: number
  readonly usedAt: number | null
}

export const expiryOf = (createdAt: number) => createdAt + codeLifetime * 1000

/** Seconds until another code may be sent after this one; 0 when it may be now. A used code delays nobody. */
export function resendWaitOf(latest: SentCode | null, now: number): number {
  if (!latest || latest.usedAt !== null) return 0
  return Math.max(0, Math.ceil((latest.createdAt + codeResendWait * 1000 - now) / 1000))
}

/** `gone`: used, too old or tried too often; not even the right code counts then. */
export function judge(code: SentCode | null, now: number, matches: boolean): 'right' | 'wrong' | 'gone' {
  if (!code || code.usedAt !== null || now >= code.expiresAt || code.attempts >= codeTries) return 'gone'
  return matches ? 'right' : 'wrong'
}

/**
 * Whether an answer ends an attempt at a call that takes an `Idempotency-Key`. No answer (`status` 0), a missing sign-in, too many
 * calls, a failure of ours and `in_progress` do not: the same call may be made again under the same key, and is then done at most
 * once. After any other answer the next try is another attempt, with another key.
 */
export function endsAttempt({ status, code }: { readonly status: number; readonly code?: string }): boolean {
  if (status === 0 || status === 401 || status === 429 || status >= 500) return false
  return code !== 'in_progress'
}

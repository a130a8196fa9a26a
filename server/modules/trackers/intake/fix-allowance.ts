/** Fixes of one tracker: one a second for good, and at once a day's without a network, one every ten seconds. */
export const fixAllowance = { burst: 8640, everyMilliseconds: 1000 } as const

/**
 * A tracker's allowance as one instant, up to which what it sent is paid for (the generic cell rate algorithm). Answers the instant after
 * `fixes` more, or how many seconds to wait for them. Times in milliseconds.
 */
export function spendAllowance(
  spentUntil: number | null,
  now: number,
  fixes: number,
): { readonly spentUntil: number; readonly waitSeconds: 0 } | { readonly spentUntil: null; readonly waitSeconds: number } {
  const { burst, everyMilliseconds } = fixAllowance
  const longest = now + burst * everyMilliseconds
  // An instant further ahead than the burst is of a clock that was set back since.
  const before = Math.min(Math.max(spentUntil ?? now, now), longest)
  const until = before + fixes * everyMilliseconds
  const over = until - longest
  return over > 0 ? { spentUntil: null, waitSeconds: Math.ceil(over / 1000) } : { spentUntil: until, waitSeconds: 0 }
}

/** After a few failures each further one makes the next attempt wait, twice as long each time. Times in milliseconds. */
export interface WaitPolicy {
  /** The count begins anew so long after its first failure. */
  readonly window: number
  /** Failures that cost no wait. */
  readonly free: number
  /** Wait after the first failure that is not free. */
  readonly firstWait: number
  readonly longestWait: number
}

export interface FailureCount {
  readonly failures: number
  readonly windowStartedAt: number
  /** Until when no attempt is let through; `null` when the last failure cost no wait. */
  readonly lockedUntil: number | null
}

/** Seconds until another attempt is let through; 0 when it is now. */
export function waitOf(count: FailureCount | null, now: number): number {
  return Math.max(0, Math.ceil(((count?.lockedUntil ?? now) - now) / 1000))
}

/** The count after one more failure at `now`. A wait is never shortened, not even by the beginning of a new window. */
export function afterFailure(count: FailureCount | null, now: number, policy: WaitPolicy): FailureCount {
  const isNew = !count || now - count.windowStartedAt >= policy.window
  const failures = isNew ? 1 : count.failures + 1
  const until = Math.max(now + waitAfter(failures, policy), count?.lockedUntil ?? 0)
  return { failures, windowStartedAt: isNew ? now : count.windowStartedAt, lockedUntil: until > now ? until : null }
}

function waitAfter(failures: number, { free, firstWait, longestWait }: WaitPolicy): number {
  return failures <= free ? 0 : Math.min(longestWait, firstWait * 2 ** (failures - free - 1))
}

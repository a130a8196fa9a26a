/** Failures in a window of time: a few are free, further ones have to wait, too many lock. Times in milliseconds. */
export interface AttemptPolicy {
  readonly window: number
  /** Failures that cost no wait. */
  readonly free: number
  /** Wait after the first failure that is not free; it doubles with each further one. 0: no wait before the lock. */
  readonly firstWait: number
  /** The failure that locks. */
  readonly lockAt: number
  readonly lock: number
}

export interface AttemptCounter {
  readonly failures: number
  readonly windowStartedAt: number
  readonly lockedUntil: number | null
}

/** Seconds until another try is let through; 0 when it is now. */
export function waitOf(counter: AttemptCounter | null, now: number): number {
  return Math.max(0, Math.ceil(((counter?.lockedUntil ?? now) - now) / 1000))
}

/** The counter after one more failure at `now`. */
export function afterFailure(counter: AttemptCounter | null, now: number, policy: AttemptPolicy): AttemptCounter {
  const fresh = !counter || now - counter.windowStartedAt >= policy.window
  const failures = fresh ? 1 : counter.failures + 1
  const wait = waitAfter(failures, policy)
  return { failures, windowStartedAt: fresh ? now : counter.windowStartedAt, lockedUntil: wait > 0 ? now + wait : null }
}

function waitAfter(failures: number, policy: AttemptPolicy): number {
  if (failures >= policy.lockAt) return policy.lock
  if (failures <= policy.free) return 0
  return Math.min(policy.lock, policy.firstWait * 2 ** (failures - policy.free - 1))
}

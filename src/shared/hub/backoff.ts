const firstMilliseconds = 1000
const mostMilliseconds = 30_000

/**
 * Milliseconds until try number `attempt` (from 0): doubling up to half a minute, with a random half, so that a server that
 * comes back does not meet everybody at once. `random` in [0, 1).
 */
export function backoff(attempt: number, random: number): number {
  const most = Math.min(mostMilliseconds, firstMilliseconds * 2 ** attempt)
  return Math.round(most * (0.5 + random / 2))
}

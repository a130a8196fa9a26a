/** Milliseconds that clocks of several processes may differ by. */
export const clockSlack = 60_000

/** What the table says of a job. */
export interface Schedule {
  readonly nextRunAt: number
  readonly lockedUntil: number | null
  readonly isPaused: boolean
}

/**
 * Whether an instant that was written at most `longest` milliseconds ahead is over. One that lies further ahead was written before the
 * clock was set back, and would hold up everything until the clock is there again. Times in milliseconds.
 */
export const isOver = (at: number, now: number, longest: number): boolean => at <= now || at > latest(now, longest)

/** The latest instant that can have been written by a clock that shows `now`. */
export const latest = (now: number, longest: number): number => now + longest + clockSlack

export type Dueness = 'due' | 'waits' | 'ahead'

/** `ahead`: due because it is planned further ahead than the job's interval. */
export function judgeSchedule(
  { nextRunAt, lockedUntil, isPaused }: Schedule,
  now: number,
  { every, lease }: { readonly every: number; readonly lease: number },
): Dueness {
  if (isPaused || (lockedUntil !== null && !isOver(lockedUntil, now, lease)) || !isOver(nextRunAt, now, every)) return 'waits'
  return nextRunAt > now ? 'ahead' : 'due'
}

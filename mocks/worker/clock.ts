import type { Clock } from '#server/kernel/ports.ts'

/** How time goes: it stands at the world's moment, or begins there and runs at its usual pace. */
export type Pace = 'frozen' | 'running'

/** A clock of the world. `from` is the instant at which it stands or begins. */
export function worldClock(pace: Pace, from: Date): Clock {
  const began = performance.now()
  return { now: () => (pace === 'frozen' ? new Date(from) : new Date(from.getTime() + performance.now() - began)) }
}

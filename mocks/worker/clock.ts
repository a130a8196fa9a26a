import { V7Generator } from 'uuidv7'
import type { Clock, Ids } from '#server/kernel/ports.ts'

/** How time goes: it stands at the world's moment, or begins there and runs at its usual pace. */
export type Pace = 'frozen' | 'running'

/** A clock of the world. `from` is the instant at which it stands or begins. */
export function worldClock(pace: Pace, from: Date): Clock {
  const began = performance.now()
  return { now: () => (pace === 'frozen' ? new Date(from) : new Date(from.getTime() + performance.now() - began)) }
}

/** Ids that sort by the world's time, not by that of the machine. */
export function worldIds(clock: Clock): Ids {
  const generator = new V7Generator()
  const rollback = 10_000
  return { next: () => generator.generateOrResetCore(clock.now().getTime(), rollback).toString() }
}

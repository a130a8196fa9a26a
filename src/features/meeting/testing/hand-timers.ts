import type { Timers } from '../call/timers.ts'

/** Timers that run only when told to. */
export function handTimers() {
  const due: { at: number; run: () => void }[] = []
  const timers: Timers = {
    after: (milliseconds, run) => {
      const timer = { at: milliseconds, run }
      due.push(timer)
      return () => void due.splice(due.indexOf(timer) >>> 0, due.includes(timer) ? 1 : 0)
    },
    every: () => () => {},
    random: () => 1,
  }
  return { timers, due, runNext: () => due.shift()?.run() }
}

/** Until all that was begun has come to rest. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 200; turn++) await Promise.resolve()
}

import { fork, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** So many processes that run a job, of which one can be killed, which another one follows, as whatever supervises them would see to. */
export function startWorkers(count: number, job: string) {
  const start = () => fork('bench/office/worker.ts', [job], { execArgv: ['--import', 'tsx'] })
  const workers: ChildProcess[] = Array.from({ length: count }, start)
  const kill = (worker: ChildProcess | undefined) => worker?.kill('SIGKILL')
  return {
    killOldest() {
      kill(workers.shift())
      workers.push(start())
    },
    stop: () => workers.splice(0).forEach(kill),
  }
}

/** Asks ten times a second until the answer reaches the number. */
export async function untilReached(count: number, ask: () => Promise<number>): Promise<void> {
  while ((await ask()) < count) await pause(100)
}

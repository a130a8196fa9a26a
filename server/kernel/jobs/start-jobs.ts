import { describe } from '../http/problems.ts'
import type { Job } from '../module.ts'
import type { Platform } from '../platform.ts'
import { dueJobs } from './lease.ts'
import { runJob } from './run-job.ts'
import { defaultTimes, type JobTimes } from './times.ts'

/**
 * Looks for due jobs every few seconds until stopped, and runs them side by side, so that none waits for another. `stop` asks the running
 * ones to end and waits for them, but for no more than `times.stopGrace`.
 */
export function startJobs(platform: Platform, jobs: readonly Job[], times: JobTimes = defaultTimes): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = new Map<string, Promise<void>>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run(job: Job): Promise<void> {
    try {
      while ((await runJob(platform, job, { times, stopping: stopping.signal })) === 'again' && !stopping.signal.aborted);
    } catch (error) {
      platform.log.error('a job could not be claimed or finished', { job: job.name, ...describe(error) })
    } finally {
      running.delete(job.name)
    }
  }

  async function look(): Promise<void> {
    try {
      const idle = jobs.filter(({ name }) => !running.has(name))
      const due = await dueJobs(platform, idle)
      if (stopping.signal.aborted) return
      for (const job of due) running.set(job.name, run(job))
    } catch (error) {
      platform.log.error('due jobs could not be read', describe(error))
    }
    if (!stopping.signal.aborted) timer = setTimeout(lookAgain, times.lookEvery)
  }
  function lookAgain(): void {
    looking = look()
  }
  let looking = look()

  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await looking
      await Promise.all(running.values())
    },
  }
}

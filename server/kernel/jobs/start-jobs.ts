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
  // Each run has a signal of its own: on one signal for all there would be more listeners than Node takes for a few.
  const running = new Map<string, { readonly stopping: AbortController; readonly ended: Promise<void> }>()
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run(job: Job, stopping: AbortSignal): Promise<void> {
    try {
      while ((await runJob(platform, job, { times, stopping })) === 'again' && !stopping.aborted);
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
      if (isStopped) return
      for (const job of due) {
        const stopping = new AbortController()
        running.set(job.name, { stopping, ended: run(job, stopping.signal) })
      }
    } catch (error) {
      platform.log.error('due jobs could not be read', describe(error))
    }
    if (!isStopped) timer = setTimeout(lookAgain, times.lookEvery)
  }
  function lookAgain(): void {
    looking = look()
  }
  let looking = look()

  return {
    async stop() {
      isStopped = true
      for (const { stopping } of running.values()) stopping.abort()
      clearTimeout(timer)
      await looking
      await Promise.all(Array.from(running.values(), ({ ended }) => ended))
    },
  }
}

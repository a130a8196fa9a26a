import { describe } from '../http/problems.ts'
import type { Job } from '../module.ts'
import type { Platform } from '../platform.ts'
import { dueJobs } from './lease.ts'
import { runJob } from './run-job.ts'
import { defaultTimes, type JobTimes } from './times.ts'

export interface RunningJobs {
  /** Runs that were planned further ahead than their job's interval, since the start: the clock was set back. */
  readonly plannedAhead: () => number
  stop(): Promise<void>
}

/**
 * Looks for due jobs every few seconds until stopped, and runs a few of them side by side, in turn, each started a little after
 * the one before. `stop` asks the running ones to end and waits for them, but for no more than `times.stopGrace`.
 */
export function startJobs(platform: Platform, jobs: readonly Job[], times: JobTimes = defaultTimes): RunningJobs {
  // Each run has a signal of its own: on one signal for all there would be more listeners than Node takes for a few.
  const running = new Map<string, { readonly stopping: AbortController; readonly ended: Promise<void> }>()
  /** Of the last look, those that nobody has begun yet. */
  let waiting: Job[] = []
  let plannedAhead = 0
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let starter: ReturnType<typeof setTimeout> | undefined

  async function run(job: Job, stopping: AbortSignal): Promise<void> {
    try {
      while ((await runJob(platform, job, { times, stopping })) === 'again' && !stopping.aborted);
    } catch (error) {
      platform.log.error('a job could not be claimed or finished', { job: job.name, ...describe(error) })
    } finally {
      running.delete(job.name)
      startNext()
    }
  }

  /** Starts one, and the next a little later, while there is room. */
  function startNext(): void {
    if (isStopped || starter !== undefined || running.size >= times.atOnce) return
    const job = waiting.shift()
    if (!job) return
    const stopping = new AbortController()
    running.set(job.name, { stopping, ended: run(job, stopping.signal) })
    starter = setTimeout(() => {
      starter = undefined
      startNext()
    }, times.stagger)
  }

  async function look(): Promise<void> {
    try {
      const idle = jobs.filter(({ name }) => !running.has(name))
      const due = await dueJobs(platform, idle, times.lease)
      if (isStopped) return
      const ahead = due.filter(({ isAhead }) => isAhead).map(({ job }) => job.name)
      if (ahead.length > 0) {
        plannedAhead += ahead.length
        platform.log.warn('the clock was set back: jobs that were planned too far ahead run now', { jobs: ahead })
      }
      const dueNow = due.toSorted((one, other) => one.since - other.since).map(({ job }) => job)
      // Who waits already keeps the place: a job that is due again at once overtakes nobody.
      const before = waiting.filter((job) => dueNow.includes(job))
      waiting = [...before, ...dueNow.filter((job) => !before.includes(job) && !running.has(job.name))]
      startNext()
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
    plannedAhead: () => plannedAhead,
    async stop() {
      isStopped = true
      for (const { stopping } of running.values()) stopping.abort()
      clearTimeout(timer)
      clearTimeout(starter)
      await looking
      await Promise.all(Array.from(running.values(), ({ ended }) => ended))
    },
  }
}

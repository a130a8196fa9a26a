import { isDatabaseAway } from '../database-away.ts'
import { describe } from '../http/problems.ts'
import type { Job } from '../module.ts'
import type { Platform } from '../platform.ts'
import { claimRun, finishRun, renewLease, type EndedRun } from './lease.ts'
import { createSlice, kindOf } from './slice.ts'
import { defaultTimes, type JobTimes } from './times.ts'

export interface RunOptions {
  readonly times?: JobTimes
  /** Aborted when this process stops. */
  readonly stopping?: AbortSignal
}

/** `busy`: not due, or another process has it. `again`: its time was too short, and it is due at once. */
export type Ran = 'busy' | 'done' | 'again'

/** Runs the job for one slice if it is due and its lease can be had. Never longer than `times.overdue`, whatever the job does. */
export async function runJob(platform: Platform, job: Job, { times = defaultTimes, stopping }: RunOptions = {}): Promise<Ran> {
  const runId = await claimRun(platform, job, times.lease)
  if (runId === null) return 'busy'
  const startedAt = performance.now()
  const ending = new AbortController()
  const sliceEnd = setTimeout(() => ending.abort(), times.slice)
  const heart = setInterval(() => void keepLease(platform, job, runId, times, ending), times.heartbeat)
  const over = new AbortController()
  onAbort(stopping, () => ending.abort(), over.signal)
  const end = await Promise.race([work(platform, job, ending.signal), givenUp(times, over.signal, stopping)])
  clearTimeout(sliceEnd)
  clearInterval(heart)
  over.abort()
  ending.abort()
  return write(platform, job, runId, { ...end, milliseconds: performance.now() - startedAt })
}

type End = Pick<EndedRun, 'outcome' | 'error'> & { readonly isCutShort: boolean; readonly isForConnection?: boolean }

/** Seconds after which a job runs again that failed because it had no connection to the database. */
const againSeconds = 30

async function work(platform: Platform, job: Job, signal: AbortSignal): Promise<End> {
  const { slice, report } = createSlice(job.name, platform.log, signal)
  try {
    await job.run(platform, slice)
    const { failure, isCutShort, isForConnection } = report()
    return { outcome: failure ? 'failed' : 'done', error: failure, isCutShort, isForConnection }
  } catch (error) {
    platform.log.error('job failed', { job: job.name, ...describe(error) })
    return { outcome: 'failed', error: kindOf(error), isCutShort: false, isForConnection: isDatabaseAway(error) }
  }
}

/** Resolves when the run has to be left alone: far beyond its slice, or a while after the word to stop. */
function givenUp(times: JobTimes, isOver: AbortSignal, stopping: AbortSignal | undefined): Promise<End> {
  return new Promise((resolve) => {
    const give = () => resolve({ outcome: 'overdue', error: 'overdue', isCutShort: false })
    const timers = [setTimeout(give, times.overdue)]
    onAbort(stopping, () => timers.push(setTimeout(give, times.stopGrace)), isOver)
    onAbort(isOver, () => timers.forEach(clearTimeout))
  })
}

/**
 * Once, at once when it is aborted already, and not after `until`. `stopping` outlives thousands of runs, so nobody stays registered with
 * it: taken back by hand, for of listeners registered with an `until` of their own Node forgets to take back those whose `until` was
 * collected as garbage.
 */
function onAbort(signal: AbortSignal | undefined, act: () => void, until?: AbortSignal): void {
  if (signal?.aborted) return act()
  signal?.addEventListener('abort', act, { once: true })
  until?.addEventListener('abort', () => signal?.removeEventListener('abort', act), { once: true })
}

async function keepLease(platform: Platform, job: Job, runId: string, times: JobTimes, ending: AbortController): Promise<void> {
  try {
    if (!(await renewLease(platform, job.name, runId, times.lease))) ending.abort()
  } catch (error) {
    platform.log.warn('the lease of a job could not be renewed', { job: job.name, ...describe(error) })
  }
}

async function write(platform: Platform, job: Job, runId: string, end: End & Pick<EndedRun, 'milliseconds'>): Promise<Ran> {
  const { isCutShort, isForConnection = false, ...ended } = end
  const every = isForConnection ? Math.min(againSeconds, job.everySeconds) : job.everySeconds
  const wait = isCutShort ? 0 : every * 1000
  const nextRunAt = new Date(platform.clock.now().getTime() + wait)
  if (end.outcome === 'overdue') platform.log.error('job does not end', { job: job.name, milliseconds: end.milliseconds })
  const isOurs = await finishRun(platform, job.name, runId, { ...ended, nextRunAt })
  if (!isOurs) platform.log.warn('job ended without its lease', { job: job.name })
  return isOurs && isCutShort ? 'again' : 'done'
}

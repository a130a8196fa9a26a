import './tables.ts'
import { describe } from './http/problems.ts'
import type { Job, Module } from './module.ts'
import type { Platform } from './platform.ts'

/** How long a job may run before another process may take it: the one that had it may have died. */
const lockSeconds = 300

export const jobsOf = (modules: readonly Module[]): readonly Job[] => modules.flatMap((module) => module.jobs ?? [])

/**
 * Runs every job that is due, once over all processes, and plans its next run. Answers the names of those it ran; a job
 * that fails is logged and tried again at its next time.
 */
export async function runDue(platform: Platform, jobs: readonly Job[]): Promise<string[]> {
  const ran: string[] = []
  for (const job of jobs) {
    if (!(await claim(platform, job))) continue
    ran.push(job.name)
    await finish(platform, job, await failureOf(platform, job))
  }
  return ran
}

async function failureOf(platform: Platform, job: Job): Promise<string | null> {
  try {
    await job.run(platform)
    return null
  } catch (error) {
    platform.log.error('job failed', { job: job.name, ...describe(error) })
    return error instanceof Error ? error.name : 'unknown'
  }
}

/** One statement, so that of several processes one gets the row. A job never seen before is due at once. */
async function claim({ db, clock }: Platform, { name }: Job): Promise<boolean> {
  const now = clock.now()
  const lockedUntil = new Date(now.getTime() + lockSeconds * 1000)
  const claimed = await db
    .insertInto('jobs')
    .values({ name, next_run_at: now, locked_until: lockedUntil, last_error: null })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ locked_until: lockedUntil })
        .where('jobs.next_run_at', '<=', now.toISOString())
        .where((eb) => eb.or([eb('jobs.locked_until', 'is', null), eb('jobs.locked_until', '<=', now.toISOString())])),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

async function finish({ db, clock }: Platform, { name, everySeconds }: Job, failure: string | null): Promise<void> {
  const now = clock.now()
  await db
    .updateTable('jobs')
    .set({
      next_run_at: new Date(now.getTime() + everySeconds * 1000),
      locked_until: null,
      last_run_at: now,
      last_error: failure,
    })
    .where('name', '=', name)
    .execute()
}

/** Looks for due jobs every few seconds until stopped. `stop` waits for the one that is running. */
export function startJobs(platform: Platform, jobs: readonly Job[], everySeconds = 5): { stop(): Promise<void> } {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = async () => {
    await runDue(platform, jobs).catch((error: unknown) => platform.log.error('jobs could not be claimed', describe(error)))
    if (!stopped) timer = setTimeout(again, everySeconds * 1000)
  }
  const again = () => {
    round = look()
  }
  let round = look()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await round
    },
  }
}

import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import { defaultTimes, isOver } from '#server/kernel/jobs/index.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { knownJob } from './known-job.ts'

/**
 * Makes a job due: the process that looks next takes it, within seconds.
 * @throws Refusal 404; 409 `job_paused`, `job_running`.
 */
export function runJobNow(platform: Platform, actor: Actor, { name }: { name: string }): Promise<void> {
  return platform.transact(async (work) => {
    const now = platform.clock.now()
    const row = await lockJob(platform, work, name)
    if (row.paused_at !== null) throw conflict('job_paused', 'The job is paused')
    if (row.locked_until !== null && !isOver(Date.parse(row.locked_until), now.getTime(), defaultTimes.lease))
      throw conflict('job_running', 'The job is running')
    await work.db.updateTable('jobs').set({ next_run_at: now }).where('name', '=', name).execute()
    await work.audit({ action: 'job.run', recordKind: 'job', recordId: name, userId: actor.userId })
  })
}

/**
 * Lets a job run on no process any more. A run that is under way is asked to end when it renews its lease.
 * @throws Refusal 404; 409 `job_state`: it is paused already.
 */
export function pauseJob(platform: Platform, actor: Actor, { name, reason }: { name: string; reason: string }): Promise<void> {
  return platform.transact(async (work) => {
    const row = await lockJob(platform, work, name)
    if (row.paused_at !== null) throw conflict('job_state', 'The job is paused already')
    await work.db
      .updateTable('jobs')
      .set({ paused_at: platform.clock.now(), paused_by: actor.userId, pause_reason: reason })
      .where('name', '=', name)
      .execute()
    await work.audit({ action: 'job.pause', recordKind: 'job', recordId: name, userId: actor.userId, reason })
  })
}

/** Lets a paused job run again; what fell due meanwhile is done at once. @throws Refusal 404; 409 `job_state`: it is not paused. */
export function resumeJob(platform: Platform, actor: Actor, { name }: { name: string }): Promise<void> {
  return platform.transact(async (work) => {
    const row = await lockJob(platform, work, name)
    if (row.paused_at === null) throw conflict('job_state', 'The job is not paused')
    await work.db
      .updateTable('jobs')
      .set({ paused_at: null, paused_by: null, pause_reason: null })
      .where('name', '=', name)
      .execute()
    await work.audit({ action: 'job.resume', recordKind: 'job', recordId: name, userId: actor.userId })
  })
}

/** The job's row under its lock; one that has never run gets it here, and is due. */
async function lockJob(platform: Platform, work: Work, name: string) {
  knownJob(platform, name)
  await work.db
    .insertInto('jobs')
    .values({ name, next_run_at: platform.clock.now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return work.db
    .selectFrom('jobs')
    .select(['paused_at', 'locked_until'])
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

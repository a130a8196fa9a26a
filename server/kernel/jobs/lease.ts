import { sql, type SqlBool } from 'kysely'
import '../tables.ts'
import type { Job } from '../module.ts'
import type { Platform } from '../platform.ts'
import type { RunOutcome } from '../tables.ts'
import { judgeSchedule, latest } from './due.ts'
import { defaultTimes } from './times.ts'

type Needs = Pick<Platform, 'db' | 'clock' | 'ids'>

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

export interface DueJob {
  readonly job: Job
  /** When it has been due since; 0: it was never seen. */
  readonly since: number
  /** It is planned further ahead than its interval: the clock was set back. */
  readonly isAhead: boolean
}

/** Which of the jobs are due, in nobody's hands and not paused. One that was never seen is due. */
export async function dueJobs(
  { db, clock }: Needs,
  jobs: readonly Job[],
  leaseMilliseconds = defaultTimes.lease,
): Promise<readonly DueJob[]> {
  const now = clock.now().getTime()
  const names = jobs.map(({ name }) => name)
  if (names.length === 0) return []
  const columns = ['name', 'next_run_at', 'locked_until', 'paused_at'] as const
  const rows = await db.selectFrom('jobs').select(columns).where('name', 'in', names).execute()
  const known = new Map(rows.map((row) => [row.name, row]))
  return jobs.flatMap((job): DueJob[] => {
    const row = known.get(job.name)
    if (!row) return [{ job, since: 0, isAhead: false }]
    const nextRunAt = Date.parse(row.next_run_at)
    const lockedUntil = row.locked_until === null ? null : Date.parse(row.locked_until)
    const times = { every: job.everySeconds * 1000, lease: leaseMilliseconds }
    const verdict = judgeSchedule({ nextRunAt, lockedUntil, isPaused: row.paused_at !== null }, now, times)
    return verdict === 'waits' ? [] : [{ job, since: nextRunAt, isAhead: verdict === 'ahead' }]
  })
}

/**
 * Takes the job when it is due, not paused and its lease is free, in one statement, so that of several processes one gets it. Answers the run's id,
 * which is the token of its lease, or `null`. A run whose lease ran out is written down as lost.
 */
export async function claimRun(
  { db, clock, ids }: Needs,
  { name, everySeconds }: Pick<Job, 'name' | 'everySeconds'>,
  leaseMilliseconds: number,
): Promise<string | null> {
  const now = clock.now()
  const isOver = (column: 'jobs.next_run_at' | 'jobs.locked_until', longest: number) =>
    sql<SqlBool>`(${sql.ref(column)} <= ${now.toISOString()}::timestamptz
      or ${sql.ref(column)} > ${new Date(latest(now.getTime(), longest)).toISOString()}::timestamptz)`
  const runId = ids.next()
  const lease = { run_id: runId, locked_until: after(now, leaseMilliseconds) }
  const claimed = await db
    .with('claimed', (cte) =>
      cte
        .insertInto('jobs')
        .values({ name, next_run_at: now, last_error: null, ...lease })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet(lease)
            .where(isOver('jobs.next_run_at', everySeconds * 1000))
            .where('jobs.paused_at', 'is', null)
            .where((eb) => eb.or([eb('jobs.locked_until', 'is', null), isOver('jobs.locked_until', leaseMilliseconds)])),
        )
        .returning(['name', 'run_id']),
    )
    .with('lost', (cte) =>
      cte
        .updateTable('job_runs')
        .set({ ended_at: now, outcome: 'lost' })
        .where('job', 'in', (eb) => eb.selectFrom('claimed').select('claimed.name'))
        .where('ended_at', 'is', null),
    )
    .insertInto('job_runs')
    .columns(['id', 'job', 'started_at'])
    .expression((eb) =>
      eb.selectFrom('claimed').select((row) => [row.ref('run_id').$notNull().as('id'), 'name', row.val(now).as('started_at')]),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed ? runId : null
}

/** Makes the lease last from now on. `false` when it is no longer this run's, or the job was paused meanwhile: then the run is to end. */
export async function renewLease({ db, clock }: Needs, name: string, runId: string, leaseMilliseconds: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ locked_until: after(clock.now(), leaseMilliseconds) })
    .where('name', '=', name)
    .where('run_id', '=', runId)
    .where('paused_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export interface EndedRun {
  readonly outcome: Exclude<RunOutcome, 'lost'>
  readonly error: string | null
  readonly milliseconds: number
  /** When the job is due next. */
  readonly nextRunAt: Date
}

/** Writes the run's end and gives the lease back. `false`, and nothing is changed, when the lease is no longer this run's. */
export async function finishRun({ db, clock }: Needs, name: string, runId: string, ended: EndedRun): Promise<boolean> {
  const now = clock.now()
  const finished = await db
    .with('finished', (cte) =>
      cte
        .updateTable('jobs')
        .set({ next_run_at: ended.nextRunAt, locked_until: null, run_id: null, last_run_at: now, last_error: ended.error })
        .where('name', '=', name)
        .where('run_id', '=', runId)
        .returning('name'),
    )
    .updateTable('job_runs')
    .set({ ended_at: now, duration_ms: Math.round(ended.milliseconds), outcome: ended.outcome, error: ended.error })
    .where('id', '=', runId)
    .where('job', 'in', (eb) => eb.selectFrom('finished').select('finished.name'))
    .returning('id')
    .executeTakeFirst()
  return finished !== undefined
}

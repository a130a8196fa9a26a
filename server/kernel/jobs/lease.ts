import '../tables.ts'
import type { Job } from '../module.ts'
import type { Platform } from '../platform.ts'
import type { RunOutcome } from '../tables.ts'

type Needs = Pick<Platform, 'db' | 'clock' | 'ids'>

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

/** Which of the jobs are due, in nobody's hands and not paused. One that was never seen is due. */
export async function dueJobs({ db, clock }: Needs, jobs: readonly Job[]): Promise<readonly Job[]> {
  const now = clock.now().toISOString()
  const names = jobs.map(({ name }) => name)
  if (names.length === 0) return []
  const waiting = await db
    .selectFrom('jobs')
    .select('name')
    .where('name', 'in', names)
    .where((eb) => eb.or([eb('next_run_at', '>', now), eb('locked_until', '>', now), eb('paused_at', 'is not', null)]))
    .execute()
  const waits = new Set(waiting.map(({ name }) => name))
  return jobs.filter(({ name }) => !waits.has(name))
}

/**
 * Takes the job when it is due, not paused and its lease is free, in one statement, so that of several processes one gets it. Answers the run's id,
 * which is the token of its lease, or `null`. A run whose lease ran out is written down as lost.
 */
export async function claimRun({ db, clock, ids }: Needs, name: string, leaseMilliseconds: number): Promise<string | null> {
  const now = clock.now()
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
            .where('jobs.next_run_at', '<=', now.toISOString())
            .where('jobs.paused_at', 'is', null)
            .where((eb) => eb.or([eb('jobs.locked_until', 'is', null), eb('jobs.locked_until', '<=', now.toISOString())])),
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

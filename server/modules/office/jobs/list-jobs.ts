import { sql } from 'kysely'
import type { JobItem, JobRuns } from '#contract/office/schemas.ts'
import { type RunOutcome, runsShown } from '#contract/office/values.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { knownJob } from './known-job.ts'

const day = 86_400_000

interface Row {
  readonly name: string
  readonly next_run_at: string | null
  readonly paused_at: string | null
  readonly pause_reason: string | null
  readonly paused_by: string | null
  readonly running_since: string | null
  readonly last_at: string | null
  readonly last_ms: number | null
  readonly last_outcome: RunOutcome | null
  readonly failed_at: string | null
  readonly failed_outcome: RunOutcome | null
  readonly failed_error: string | null
  readonly failures: number
}

/** Every job of this version of the platform by its name, also those that have never run. */
export async function listJobs({ db, clock, jobs }: Platform): Promise<JobItem[]> {
  const now = clock.now()
  const names = jobs.map(({ name }) => name)
  const { rows } = await sql<Row>`select known.name, jobs.next_run_at, jobs.paused_at, jobs.pause_reason, users.name as paused_by,
      running.started_at as running_since,
      last.ended_at as last_at, last.duration_ms as last_ms, last.outcome as last_outcome,
      failed.ended_at as failed_at, failed.outcome as failed_outcome, failed.error as failed_error,
      (select count(*)::int from job_runs where job = known.name and outcome <> 'done'
        and started_at > ${new Date(now.getTime() - day).toISOString()}) as failures
    from unnest(${names}::text[]) as known(name)
    left join jobs on jobs.name = known.name
    left join users on users.id = jobs.paused_by
    left join job_runs running on running.id = jobs.run_id and running.ended_at is null and jobs.locked_until > ${now.toISOString()}
    left join lateral (select ended_at, duration_ms, outcome from job_runs
      where job = known.name and ended_at is not null order by started_at desc limit 1) last on true
    left join lateral (select ended_at, outcome, error from job_runs
      where job = known.name and outcome <> 'done' order by started_at desc limit 1) failed on true
    order by known.name`.execute(db)
  const every = new Map(jobs.map(({ name, everySeconds }) => [name, everySeconds]))
  return rows.map((row) => item(row, every.get(row.name) ?? 0))
}

function item(row: Row, everySeconds: number): JobItem {
  return {
    name: row.name,
    everySeconds,
    state: stateOf(row),
    nextAt: row.paused_at === null ? row.next_run_at : null,
    runningSince: row.running_since,
    last:
      row.last_at !== null && row.last_outcome !== null
        ? { at: row.last_at, milliseconds: row.last_ms, outcome: row.last_outcome }
        : null,
    lastFailure:
      row.failed_at !== null && row.failed_outcome !== null
        ? { at: row.failed_at, outcome: row.failed_outcome, error: row.failed_error }
        : null,
    failures: row.failures,
    paused:
      row.paused_at !== null && row.pause_reason !== null
        ? { at: row.paused_at, by: row.paused_by, reason: row.pause_reason }
        : null,
  }
}

function stateOf(row: Row): JobItem['state'] {
  if (row.paused_at !== null) return 'paused'
  if (row.running_since !== null) return 'running'
  return row.last_outcome !== null && row.last_outcome !== 'done' ? 'failing' : 'waiting'
}

/** The last runs of a job, newest first. @throws Refusal 404. */
export async function listJobRuns(platform: Platform, { name }: { name: string }): Promise<JobRuns> {
  knownJob(platform, name)
  const rows = await platform.db
    .selectFrom('job_runs')
    .select(['started_at', 'duration_ms', 'outcome', 'error'])
    .where('job', '=', name)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(runsShown)
    .execute()
  return rows.map(({ started_at: startedAt, duration_ms: milliseconds, outcome, error }) => ({
    startedAt,
    milliseconds,
    outcome,
    error,
  }))
}

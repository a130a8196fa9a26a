import { sql, type Kysely } from 'kysely'

/** The lease of a job carries a token, the id of its run; runs are kept with their duration and what became of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column run_id uuid`.execute(db)
  await sql`create table job_runs (
    id uuid primary key,
    job text not null,
    started_at timestamptz not null,
    ended_at timestamptz,
    duration_ms integer check (duration_ms >= 0),
    outcome text check (outcome in ('done', 'failed', 'overdue', 'lost')),
    error text,
    check ((ended_at is null) = (outcome is null))
  )`.execute(db)
  await sql`create index job_runs_job on job_runs (job, started_at desc)`.execute(db)
  await sql`create index job_runs_started on job_runs (started_at)`.execute(db)
  await sql`create index job_runs_running on job_runs (job) where ended_at is null`.execute(db)
}

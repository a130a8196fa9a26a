import { sql, type Kysely } from 'kysely'

/** How calls that failed went, by the id that people can tell the office. Nothing of whoever called. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table request_traces (
    request_id uuid primary key,
    at timestamptz not null,
    method text not null,
    route text not null,
    status smallint not null,
    code text,
    milliseconds real not null,
    failure jsonb
  )`.execute(db)
  await sql`create index support_requests_call on support_requests (failed_call) where failed_call is not null`.execute(db)
  await sql`create index request_traces_at on request_traces (at)`.execute(db)
}

import { sql, type Kysely } from 'kysely'

/** Who paused a job, when and why; while it is paused it runs on no process. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs
    add column if not exists paused_at timestamptz,
    add column if not exists paused_by uuid references users on delete set null,
    add column if not exists pause_reason text`.execute(db)
  await sql`alter table jobs add constraint jobs_paused_with_reason
    check ((paused_at is null) = (pause_reason is null))`.execute(db)
}

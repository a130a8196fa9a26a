import { sql, type Kysely } from 'kysely'

/**
 * After-visit summaries. A draft is one row a visit; what is shared is kept as it was, each time another edition, and never changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const parts = sql`found text not null default '' check (char_length(found) <= 4000),
    treatment text not null default '' check (char_length(treatment) <= 4000),
    advice text not null default '' check (char_length(advice) <= 4000),
    warning text not null default '' check (char_length(warning) <= 4000),
    come_back text not null default '' check (char_length(come_back) <= 4000)`
  await sql`create table summary_drafts (
    appointment_id uuid primary key references appointments on delete cascade,
    ${parts},
    revision integer not null check (revision >= 1),
    updated_at timestamptz not null
  )`.execute(db)
  await sql`create table shared_summaries (
    appointment_id uuid not null references appointments on delete cascade,
    edition integer not null check (edition >= 1),
    revision integer not null,
    ${parts},
    shared_by uuid not null references users,
    shared_at timestamptz not null,
    primary key (appointment_id, edition),
    unique (appointment_id, revision)
  )`.execute(db)
}

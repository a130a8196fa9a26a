import { sql, type Kysely } from 'kysely'

/** Sessions in which an administrator sees with somebody's eyes: who, out of which session of their own, and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions
    add column impersonator_id uuid references users on delete cascade,
    add column impersonator_session_id uuid references sessions on delete cascade,
    add column see_reason text,
    add constraint sessions_see_as check ((impersonator_id is null) = (see_reason is null)
      and (impersonator_id is null) = (impersonator_session_id is null))`.execute(db)
  await sql`create index sessions_impersonator on sessions (impersonator_session_id) where impersonator_session_id is not null`.execute(
    db,
  )
}

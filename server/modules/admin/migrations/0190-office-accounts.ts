import { sql, type Kysely } from 'kysely'

/** Who was kept out, why, by whom and until when; and operations: one decision over many accounts that were settled when it began. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table operations (
    id uuid primary key,
    verb text not null check (verb in ('suspend', 'restore')),
    state text not null check (state in ('running', 'done', 'undoing', 'undone')),
    reason text not null check (char_length(reason) between 5 and 1000),
    by_id uuid not null references users,
    started_at timestamptz not null,
    regret_until timestamptz not null,
    told_at timestamptz
  )`.execute(db)
  await sql`create index operations_started on operations (started_at desc, id desc)`.execute(db)
  await sql`create index operations_open on operations (started_at) where state in ('running', 'undoing')`.execute(db)
  await sql`create index operations_untold on operations (regret_until) where told_at is null`.execute(db)
  await sql`create table operation_rows (
    operation_id uuid not null references operations on delete cascade,
    user_id uuid not null references users on delete cascade,
    outcome text not null default 'pending' check (outcome in ('pending', 'done', 'unchanged', 'skipped', 'undone', 'kept')),
    told_at timestamptz,
    primary key (operation_id, user_id)
  )`.execute(db)
  await sql`create index operation_rows_outcome on operation_rows (operation_id, outcome, user_id)`.execute(db)

  await sql`create table account_suspensions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    operation_id uuid references operations,
    reason text not null,
    suspended_at timestamptz not null,
    suspended_by uuid references users,
    restored_at timestamptz,
    restored_by uuid references users,
    restored_operation_id uuid references operations,
    check (restored_at is not null or restored_by is null)
  )`.execute(db)
  await sql`create unique index account_suspensions_one on account_suspensions (user_id) where restored_at is null`.execute(db)
  await sql`create index account_suspensions_user on account_suspensions (user_id, suspended_at desc)`.execute(db)

  await sql`alter table pharmacies add column if not exists licence_reason text`.execute(db)
  await sql`alter table pharmacies drop constraint pharmacies_licence_state_check`.execute(db)
  await sql`alter table pharmacies add constraint pharmacies_licence_state_check
    check (licence_state in ('unverified', 'verified', 'refused', 'revoked')) not valid`.execute(db)
}

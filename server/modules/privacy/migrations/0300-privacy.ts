import { sql, type Kysely } from 'kysely'

/**
 * Deletions that were asked for, and copies of one's data. An account that is erased leaves a row without anything of anybody, so that what the
 * law keeps still has somebody to belong to; nothing makes it a living account again. `user_id` refers to nothing: what is replayed into a
 * restored database may be about an account that it does not know.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column erased_at timestamptz`.execute(db)
  await mayBeWithoutAddress(db)
  await sql`alter table users add constraint users_address
      check (email is not null or phone is not null or erased_at is not null) not valid,
    add constraint users_erased check (erased_at is null or
      (status = 'suspended' and email is null and phone is null and password_hash is null)) not valid`.execute(db)
  await sql`create table erasures (
    id uuid primary key,
    user_id uuid not null,
    state text not null check (state in ('cooling', 'taken_back', 'running', 'erased')),
    asked_at timestamptz not null,
    due_at timestamptz not null,
    reminded_at timestamptz,
    deferred_at timestamptz,
    -- Its place in the ledger outside of the database, from 1.
    ledger_number integer unique check (ledger_number > 0),
    ended_at timestamptz,
    files_removed_at timestamptz,
    released_at timestamptz,
    check ((state in ('taken_back', 'erased')) = (ended_at is not null)),
    check (state not in ('running', 'erased') or ledger_number is not null)
  )`.execute(db)
  await sql`create unique index erasures_open on erasures (user_id) where state in ('cooling', 'running')`.execute(db)
  await sql`create index erasures_due on erasures (due_at) where state in ('cooling', 'running')`.execute(db)
  await sql`create index erasures_ended on erasures (ended_at) where state = 'erased'`.execute(db)
  await sql`create table data_copies (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    state text not null check (state in ('asked', 'making', 'ready', 'failed')),
    locale text not null,
    done integer not null default 0 check (done >= 0),
    parts integer not null default 0 check (parts >= 0),
    bytes integer check (bytes > 0),
    asked_at timestamptz not null,
    ready_at timestamptz,
    expires_at timestamptz,
    check ((state = 'ready') = (bytes is not null and expires_at is not null))
  )`.execute(db)
  await sql`create unique index data_copies_one on data_copies (user_id)`.execute(db)
  await sql`create index data_copies_open on data_copies (asked_at) where state in ('asked', 'making')`.execute(db)
  await erasureMayChangeIssued(db)
}

/** The check was made without a name. */
async function mayBeWithoutAddress(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ conname: string }>`select conname from pg_constraint where conrelid = 'users'::regclass
    and contype = 'c' and pg_get_constraintdef(oid) like '%email IS NOT NULL%phone IS NOT NULL%'`.execute(db)
  for (const { conname } of rows) await sql`alter table users drop constraint ${sql.ref(conname)}`.execute(db)
}

/** What was issued never changes but for one thing: whose it was is taken out of it when they leave. */
async function erasureMayChangeIssued(db: Kysely<unknown>): Promise<void> {
  await sql`create function is_erasing() returns boolean language sql stable as $$
    select coalesce(current_setting('carenest.erasing', true), '') = 'on' $$`.execute(db)
  await sql`create or replace function keep_issued_prescription() returns trigger language plpgsql as $$
  begin
    if old.state <> 'draft' and not is_erasing() and (
      to_jsonb(new) - array['state', 'ended_at', 'cancel_reason', 'changed_at', 'revision']
      <> to_jsonb(old) - array['state', 'ended_at', 'cancel_reason', 'changed_at', 'revision']
    ) then
      raise exception 'an issued prescription does not change' using errcode = '23514';
    end if;
    return new;
  end $$`.execute(db)
  await sql`create or replace function keep_issued_lines() returns trigger language plpgsql as $$
  begin
    if not is_erasing() and exists (
      select 1 from prescriptions
      where id = coalesce(new.prescription_id, old.prescription_id) and state <> 'draft'
    ) then
      raise exception 'lines of an issued prescription do not change' using errcode = '23514';
    end if;
    return coalesce(new, old);
  end $$`.execute(db)
}

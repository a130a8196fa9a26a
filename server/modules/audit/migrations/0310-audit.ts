import { sql, type Kysely } from 'kysely'

/**
 * The audit trail says more, keeps what it says, and lies in months (ADR 40). What is there stays where it is: it becomes the first part, which
 * reaches to the end of the present month.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_entries
    add column session_id uuid,
    add column impersonator_id uuid,
    add column request_id uuid,
    add column concerns_id uuid,
    add column changes jsonb`.execute(db)
  await sql`alter table outbox_messages add column request_id uuid`.execute(db)
  await sql`create index outbox_messages_request on outbox_messages (request_id) where request_id is not null`.execute(db)

  await sql`create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit trail is only added to' using errcode = 'restrict_violation';
    end $$`.execute(db)

  // Seals: one for each day that is over, over its entries and the seal of the day before.
  await sql`create table audit_seals (
    day date primary key,
    entries bigint not null check (entries >= 0),
    previous text not null,
    hash text not null check (hash ~ '^[0-9a-f]{64}$'),
    sealed_at timestamptz not null
  )`.execute(db)
  await sql`create trigger audit_seals_kept before update or delete on audit_seals
    for each row execute function refuse_audit_change()`.execute(db)
  await sql`create trigger audit_seals_whole before truncate on audit_seals
    for each statement execute function refuse_audit_change()`.execute(db)

  await sql`alter table audit_entries rename to audit_entries_first`.execute(db)
  await sql`alter index audit_entries_at rename to audit_entries_first_at`.execute(db)
  await sql`alter index audit_entries_record rename to audit_entries_first_record`.execute(db)
  await sql`create table audit_entries (like audit_entries_first) partition by range (at)`.execute(db)
  await sql`create index audit_entries_at on audit_entries (at desc, id desc)`.execute(db)
  await sql`create index audit_entries_record on audit_entries (record_kind, record_id, at desc)`.execute(db)
  await sql`create index audit_entries_request on audit_entries (request_id) where request_id is not null`.execute(db)
  await sql`create index audit_entries_concerns on audit_entries (concerns_id, at desc) where concerns_id is not null`.execute(db)
  await sql`create trigger audit_entries_kept before update or delete on audit_entries
    for each row execute function refuse_audit_change()`.execute(db)
  await sql`create trigger audit_entries_whole before truncate on audit_entries
    for each statement execute function refuse_audit_change()`.execute(db)

  // A month's part, when it is not there yet; where the first part, or another, has it already, nothing is done.
  await sql`create function add_audit_month(month date) returns boolean language plpgsql as $$
    declare
      part text := 'audit_entries_' || to_char(month, 'YYYY_MM');
    begin
      if to_regclass(part) is not null then return false; end if;
      execute format('create table %I partition of audit_entries for values from (%L) to (%L)',
        part, month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
      execute format('create trigger audit_part_whole before truncate on %I
        for each statement execute function refuse_audit_change()', part);
      return true;
    end $$`.execute(db)

  await sql`do $$
    declare
      bound timestamptz := greatest(
        (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC',
        (select (date_trunc('month', max(at) at time zone 'UTC') + interval '1 month') at time zone 'UTC' from audit_entries_first));
    begin
      execute format('alter table audit_entries_first add constraint audit_entries_first_until check (at < %L)', bound);
      execute format('alter table audit_entries attach partition audit_entries_first for values from (minvalue) to (%L)', bound);
      create trigger audit_part_whole before truncate on audit_entries_first
        for each statement execute function refuse_audit_change();
      for number in 0..2 loop
        perform add_audit_month(((bound at time zone 'UTC') + make_interval(months => number))::date);
      end loop;
    end $$`.execute(db)
  // Only where months were not added for a long time; nothing that happened may be lost for that.
  await sql`create table audit_entries_rest partition of audit_entries default`.execute(db)
  await sql`create trigger audit_part_whole before truncate on audit_entries_rest
    for each statement execute function refuse_audit_change()`.execute(db)
}

import { sql, type Kysely } from 'kysely'

/** Prescriptions with their lines, what was given of them, and templates of doctors. What is issued never changes: the database refuses it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table prescriptions (
    id uuid primary key,
    appointment_id uuid not null references appointments on delete cascade,
    doctor_id uuid not null references doctors,
    patient_id uuid not null references users,
    pet_id uuid references pets on delete cascade,
    state text not null default 'draft' check (state in ('draft', 'issued', 'dispensed', 'superseded', 'cancelled', 'expired')),
    revision integer not null default 1 check (revision >= 1),
    locale text not null,
    diagnosis text not null default '' check (char_length(diagnosis) <= 300),
    advice text not null default '' check (char_length(advice) <= 2000),
    follow_up_on date,
    supersedes uuid references prescriptions,
    facts jsonb,
    weight_grams integer,
    checks jsonb not null default '[]',
    valid_until date,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    issued_at timestamptz,
    ended_at timestamptz,
    cancel_reason text check (char_length(cancel_reason) <= 500),
    check ((state = 'draft') = (issued_at is null)),
    check ((issued_at is null) = (facts is null)),
    check ((issued_at is null) = (valid_until is null)),
    check ((state in ('draft', 'issued')) = (ended_at is null)),
    check ((state = 'cancelled') = (cancel_reason is not null))
  )`.execute(db)
  await sql`create unique index prescriptions_superseded_once on prescriptions (supersedes) where state <> 'draft'`.execute(db)
  await sql`create index prescriptions_of_visit on prescriptions (appointment_id)`.execute(db)
  await sql`create index prescriptions_of_doctor on prescriptions (doctor_id, changed_at desc, id desc)`.execute(db)
  await sql`create index prescriptions_of_person on prescriptions (patient_id, issued_at desc, id desc)`.execute(db)
  await sql`create index prescriptions_of_pet on prescriptions (pet_id, issued_at desc, id desc)`.execute(db)
  await sql`create index prescriptions_that_run_out on prescriptions (valid_until) where state = 'issued'`.execute(db)
  await sql`create table prescription_lines (
    id uuid primary key,
    prescription_id uuid not null references prescriptions on delete cascade,
    position smallint not null check (position between 0 and 19),
    medicine_id text check (char_length(medicine_id) between 1 and 64),
    name text not null check (char_length(name) between 1 and 120),
    strength text not null check (char_length(strength) <= 60),
    form text not null,
    route text not null,
    dose double precision not null check (dose > 0),
    dose_unit text not null,
    frequency text not null,
    as_needed boolean not null,
    days integer not null check (days between 1 and 365),
    quantity double precision not null check (quantity > 0),
    refills smallint not null check (refills between 0 and 11),
    note text not null check (char_length(note) <= 300),
    unique (prescription_id, position)
  )`.execute(db)
  await sql`create table prescription_fills (
    id uuid primary key,
    prescription_id uuid not null references prescriptions on delete cascade,
    line_id uuid not null references prescription_lines on delete cascade,
    number smallint not null check (number between 1 and 12),
    filled_at timestamptz not null,
    pharmacy text not null check (char_length(pharmacy) between 1 and 120),
    city text not null check (char_length(city) between 1 and 80),
    unique (line_id, number)
  )`.execute(db)
  await sql`create index prescription_fills_of_prescription on prescription_fills (prescription_id, filled_at)`.execute(db)
  await sql`create table prescription_templates (
    id uuid primary key,
    doctor_id uuid not null references doctors on delete cascade,
    name text not null check (char_length(name) between 1 and 80),
    diagnosis text not null check (char_length(diagnosis) <= 300),
    advice text not null check (char_length(advice) <= 2000),
    lines jsonb not null check (jsonb_typeof(lines) = 'array'),
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index prescription_templates_of_doctor on prescription_templates (doctor_id, name)`.execute(db)
  await keepIssued(db)
}

/** Content of what is issued stays as it is; its state and when and why it ended are all that may change. */
async function keepIssued(db: Kysely<unknown>): Promise<void> {
  await sql`create function keep_issued_prescription() returns trigger language plpgsql as $$
  begin
    if old.state <> 'draft' and (
      to_jsonb(new) - array['state', 'ended_at', 'cancel_reason', 'changed_at', 'revision']
      <> to_jsonb(old) - array['state', 'ended_at', 'cancel_reason', 'changed_at', 'revision']
    ) then
      raise exception 'an issued prescription does not change' using errcode = '23514';
    end if;
    return new;
  end $$`.execute(db)
  await sql`create trigger keep_issued_prescription before update on prescriptions
    for each row execute function keep_issued_prescription()`.execute(db)
  await sql`create function keep_issued_lines() returns trigger language plpgsql as $$
  begin
    if exists (
      select 1 from prescriptions
      where id = coalesce(new.prescription_id, old.prescription_id) and state <> 'draft'
    ) then
      raise exception 'lines of an issued prescription do not change' using errcode = '23514';
    end if;
    return coalesce(new, old);
  end $$`.execute(db)
  await sql`create trigger keep_issued_lines before insert or update or delete on prescription_lines
    for each row execute function keep_issued_lines()`.execute(db)
}

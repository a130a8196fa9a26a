import { sql, type Kysely } from 'kysely'

/** Templates of doctors, and certificates that were issued. What a certificate says never changes; only its state does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = sql`kind text not null check (kind in ('sick_leave', 'fitness', 'pet_travel', 'vaccination'))`
  await sql`create table certificate_templates (
    id uuid primary key,
    doctor_id uuid not null references doctors on delete cascade,
    ${kind},
    name text not null check (char_length(name) between 1 and 80),
    body text not null check (char_length(body) between 1 and 4000),
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index certificate_templates_of_doctor on certificate_templates (doctor_id, kind, name)`.execute(db)
  await sql`create table certificates (
    id uuid primary key,
    appointment_id uuid not null references appointments on delete cascade,
    doctor_id uuid not null references doctors,
    patient_id uuid not null references users,
    pet_id uuid references pets on delete cascade,
    ${kind},
    state text not null default 'issued' check (state in ('issued', 'superseded', 'cancelled')),
    locale text not null,
    starts_on date,
    ends_on date,
    statement text not null check (char_length(statement) between 1 and 6000),
    facts jsonb not null,
    issued_at timestamptz not null,
    supersedes uuid unique references certificates,
    cancelled_at timestamptz,
    cancel_reason text check (char_length(cancel_reason) <= 500),
    check (starts_on <= ends_on),
    check ((starts_on is null) = (ends_on is null)),
    check ((state = 'cancelled') = (cancelled_at is not null)),
    check ((cancelled_at is null) = (cancel_reason is null))
  )`.execute(db)
  await sql`create index certificates_of_visit on certificates (appointment_id, issued_at desc)`.execute(db)
  await sql`create index certificates_of_person on certificates (patient_id, issued_at desc, id desc) where pet_id is null`.execute(
    db,
  )
  await sql`create index certificates_of_pet on certificates (pet_id, issued_at desc, id desc)`.execute(db)
}

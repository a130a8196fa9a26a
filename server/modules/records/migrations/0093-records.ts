import { sql, type Kysely } from 'kysely'

/**
 * One record for each person and pet. An entry is a row that says what holds, and its editions, which are only ever added: a correction, a
 * withdrawal and a confirmation are each another edition.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_entries add column capacity text`.execute(db)
  await sql`insert into file_purposes values ('recordDocument')`.execute(db)
  await sql`create table record_openings (
    id uuid primary key,
    patient_id uuid not null references users on delete cascade,
    pet_id uuid references pets on delete cascade,
    doctor_id uuid not null references users,
    reason text not null check (char_length(reason) between 10 and 1000),
    opened_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > opened_at)
  )`.execute(db)
  await sql`create index record_openings_doctor on record_openings (doctor_id, patient_id, opened_at desc)`.execute(db)
  await sql`create index record_openings_patient on record_openings (patient_id)`.execute(db)

  await sql`create table record_entries (
    id uuid primary key,
    patient_id uuid not null references users on delete cascade,
    pet_id uuid references pets on delete cascade,
    kind text not null check (kind in ('allergy', 'condition', 'medication', 'vaccination', 'note', 'document')),
    edition integer not null check (edition >= 1),
    at timestamptz not null,
    is_day boolean not null,
    words text not null,
    told_by_owner boolean not null,
    author_id uuid references users,
    appointment_id uuid references appointments,
    file_id uuid references files,
    confirmed_by uuid references users,
    confirmed_at timestamptz,
    withdrawn_at timestamptz,
    created_at timestamptz not null,
    check ((confirmed_by is null) = (confirmed_at is null)),
    check ((kind = 'document') = (file_id is not null))
  )`.execute(db)
  await sql`create index record_entries_person on record_entries (patient_id, at desc, id desc) where pet_id is null`.execute(db)
  await sql`create index record_entries_pet on record_entries (pet_id, at desc, id desc) where pet_id is not null`.execute(db)
  await sql`create index record_entries_file on record_entries (file_id) where file_id is not null`.execute(db)
  await sql`create table record_entry_editions (
    entry_id uuid not null references record_entries on delete cascade,
    edition integer not null check (edition >= 1),
    act text not null check (act in ('write', 'correct', 'withdraw', 'confirm')),
    data jsonb not null,
    reason text not null default '' check (char_length(reason) <= 500),
    capacity text not null,
    written_by uuid references users,
    written_at timestamptz not null,
    primary key (entry_id, edition),
    check (act <> 'withdraw' or reason <> '')
  )`.execute(db)

  await sql`create table record_note_drafts (
    doctor_id uuid not null references users on delete cascade,
    patient_id uuid not null references users on delete cascade,
    pet_id uuid references pets on delete cascade,
    subjective text not null check (char_length(subjective) <= 8000),
    objective text not null check (char_length(objective) <= 8000),
    assessment text not null check (char_length(assessment) <= 8000),
    plan text not null check (char_length(plan) <= 8000),
    revision integer not null check (revision >= 1),
    updated_at timestamptz not null,
    unique nulls not distinct (doctor_id, patient_id, pet_id)
  )`.execute(db)
  await sql`create table note_phrases (
    doctor_id uuid primary key references users on delete cascade,
    phrases jsonb not null,
    revision integer not null check (revision >= 1)
  )`.execute(db)
}

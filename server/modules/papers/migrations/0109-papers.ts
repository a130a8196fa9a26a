import { sql, type Kysely } from 'kysely'

/** Letterheads of doctors, and papers that were issued: each with its code, and the letterhead as it was then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into file_purposes values ('letterheadLogo')`.execute(db)
  const head = sql`heading text not null default '' check (char_length(heading) <= 120),
    lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
    footer text not null default '' check (char_length(footer) <= 300),
    logo_id uuid references files,
    signature jsonb`
  await sql`create table letterheads (
    doctor_id uuid primary key references doctors,
    ${head},
    revision integer not null check (revision >= 1),
    updated_at timestamptz not null
  )`.execute(db)
  await sql`create table papers (
    id uuid primary key,
    code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
    code_hash text not null unique,
    kind text not null check (kind in ('prescription', 'certificate', 'invoice', 'summary', 'claim', 'record')),
    record_id uuid not null,
    doctor_id uuid not null references doctors,
    patient_id uuid not null references users,
    pet_id uuid references pets,
    issued_at timestamptz not null,
    ${head},
    unique (kind, record_id)
  )`.execute(db)
}

import { sql, type Kysely } from 'kysely'

const kinds = `'weight', 'height', 'head_circumference', 'temperature', 'heart_rate', 'respiratory_rate', 'blood_pressure',
  'oxygen_saturation', 'blood_glucose', 'body_condition'`
const measurers = `'doctor', 'owner', 'carer', 'device'`

/** What is measured of people and pets. A row says what holds, its editions what was said before; ranges say what is usual. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table observations (
    id uuid primary key,
    patient_id uuid not null references users on delete cascade,
    pet_id uuid references pets on delete cascade,
    kind text not null check (kind in (${sql.raw(kinds)})),
    edition integer not null check (edition >= 1),
    value integer not null,
    second integer,
    at timestamptz not null,
    is_day boolean not null,
    measurer text not null check (measurer in (${sql.raw(measurers)})),
    told_by_owner boolean not null,
    author_id uuid references users,
    appointment_id uuid references appointments,
    withdrawn_at timestamptz,
    created_at timestamptz not null,
    check ((kind = 'blood_pressure') = (second is not null))
  )`.execute(db)
  await sql`create index observations_person on observations (patient_id, at desc, id desc) where pet_id is null`.execute(db)
  await sql`create index observations_pet on observations (pet_id, at desc, id desc) where pet_id is not null`.execute(db)
  await sql`create table observation_editions (
    observation_id uuid not null references observations on delete cascade,
    edition integer not null check (edition >= 1),
    act text not null check (act in ('write', 'correct', 'withdraw')),
    value integer not null,
    second integer,
    at timestamptz not null,
    is_day boolean not null,
    measurer text not null check (measurer in (${sql.raw(measurers)})),
    reason text not null default '' check (char_length(reason) <= 500),
    capacity text not null,
    written_by uuid references users,
    written_at timestamptz not null,
    primary key (observation_id, edition)
  )`.execute(db)
  await sql`create table observation_ranges (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in (${sql.raw(kinds)})),
    species text,
    from_months integer not null check (from_months >= 0),
    to_months integer check (to_months > from_months),
    low integer,
    high integer check (high >= low),
    second_low integer,
    second_high integer check (second_high >= second_low),
    source text not null check (char_length(source) between 3 and 300),
    revision integer not null default 1,
    check (low is not null or high is not null),
    constraint observation_ranges_apart exclude using gist
      (kind with =, coalesce(species, 'person') with =, int4range(from_months, to_months) with &&)
  )`.execute(db)
}

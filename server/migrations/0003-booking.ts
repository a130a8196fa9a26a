import { sql, type Kysely } from 'kysely'

/** When doctors can be met, and the visits themselves. Overlapping time is refused here, whatever the code does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table availability (
    doctor_id uuid primary key references doctors on delete cascade,
    time_zone text not null,
    slot_minutes smallint not null default 30 check (slot_minutes between 5 and 240),
    buffer_before_minutes smallint not null default 0 check (buffer_before_minutes between 0 and 120),
    buffer_after_minutes smallint not null default 0 check (buffer_after_minutes between 0 and 120),
    notice_minutes integer not null default 120 check (notice_minutes between 0 and 20160),
    horizon_days smallint not null default 60 check (horizon_days between 1 and 365),
    daily_limit smallint check (daily_limit between 1 and 200),
    weekly jsonb not null default '[]',
    version integer not null default 1,
    updated_at timestamptz not null
  )`.execute(db)

  await sql`create table availability_overrides (
    id uuid primary key,
    doctor_id uuid not null references doctors on delete cascade,
    day date not null,
    ranges jsonb not null default '[]',
    note text,
    unique (doctor_id, day)
  )`.execute(db)

  await sql`create table time_off (
    id uuid primary key,
    doctor_id uuid not null references doctors on delete cascade,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    first_day date,
    last_day date,
    note text,
    check (starts_at < ends_at),
    check ((first_day is null) = (last_day is null))
  )`.execute(db)
  await sql`create index time_off_doctor on time_off using gist (doctor_id, tstzrange(starts_at, ends_at))`.execute(db)

  await sql`create table appointments (
    id uuid primary key,
    number text not null unique,
    patient_id uuid not null references patients,
    pet_id uuid references pets,
    doctor_id uuid not null references doctors,
    mode text not null check (mode in ('video', 'clinic')),
    state text not null check (state in
      ('pending_payment', 'confirmed', 'waiting', 'in_progress', 'completed', 'expired', 'cancelled', 'no_show')),
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    buffer_before_minutes smallint not null,
    buffer_after_minutes smallint not null,
    blocked tstzrange not null,
    reason text not null default '',
    fee integer not null check (fee >= 0),
    currency char(3) not null,
    hold_expires_at timestamptz,
    sequence integer not null default 0,
    cancelled_by text check (cancelled_by in ('patient', 'doctor', 'platform')),
    absent text check (absent in ('patient', 'doctor')),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (starts_at < ends_at),
    check ((state = 'no_show') = (absent is not null)),
    check ((state = 'pending_payment') = (hold_expires_at is not null)),
    constraint appointments_doctor_free exclude using gist (doctor_id with =, blocked with &&)
      where (state in ('pending_payment', 'confirmed', 'waiting', 'in_progress')),
    constraint appointments_patient_free exclude using gist (patient_id with =, tstzrange(starts_at, ends_at) with &&)
      where (state in ('pending_payment', 'confirmed', 'waiting', 'in_progress'))
  )`.execute(db)
  await sql`create index appointments_patient on appointments (patient_id, starts_at desc, id desc)`.execute(db)
  await sql`create index appointments_doctor on appointments (doctor_id, starts_at desc, id desc)`.execute(db)
  await sql`create index appointments_starts on appointments (starts_at)`.execute(db)
  // What the slots are computed from, read from the index alone.
  await sql`create index appointments_booked on appointments (doctor_id, starts_at)
    include (ends_at, buffer_before_minutes, buffer_after_minutes, state, id)
    where state in ('pending_payment', 'confirmed', 'waiting', 'in_progress', 'completed')`.execute(db)
  await sql`create index appointments_holds on appointments (hold_expires_at) where state = 'pending_payment'`.execute(db)

  await sql`create table appointment_events (
    id uuid primary key,
    appointment_id uuid not null references appointments on delete cascade,
    at timestamptz not null,
    actor_id uuid,
    actor_role text,
    event text not null,
    reason text,
    data jsonb not null default '{}'
  )`.execute(db)
  await sql`create index appointment_events_appointment on appointment_events (appointment_id, at)`.execute(db)

  await sql`create table reviews (
    id uuid primary key,
    appointment_id uuid not null unique references appointments,
    doctor_id uuid not null references doctors,
    patient_id uuid not null references patients,
    rating smallint not null check (rating between 1 and 5),
    words text not null default '' check (length(words) <= 2000),
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index reviews_doctor on reviews (doctor_id, created_at desc, id desc)`.execute(db)

  await sql`create table favourite_doctors (
    patient_id uuid not null references patients on delete cascade,
    doctor_id uuid not null references doctors on delete cascade,
    created_at timestamptz not null,
    primary key (patient_id, doctor_id)
  )`.execute(db)
}

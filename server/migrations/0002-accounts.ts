import { sql, type Kysely } from 'kysely'

/** Accounts of every kind, their sessions, and what each kind holds of itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table users (
    id uuid primary key,
    user_type smallint not null check (user_type between 0 and 5),
    status text not null default 'active' check (status in ('pending', 'active', 'suspended')),
    email text,
    phone text unique check (phone ~ '^\\+[1-9][0-9]{6,14}$'),
    password_hash text,
    name text not null check (length(name) between 1 and 120),
    avatar text,
    locale text not null default 'en-US',
    time_zone text not null default 'UTC',
    created_at timestamptz not null,
    check (email is not null or phone is not null)
  )`.execute(db)
  await sql`create unique index users_email on users (lower(email))`.execute(db)
  await sql`create index users_type_created on users (user_type, created_at desc, id desc)`.execute(db)

  await sql`create table social_identities (
    provider text not null,
    subject text not null,
    user_id uuid not null references users on delete cascade,
    primary key (provider, subject)
  )`.execute(db)

  await sql`create table sessions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    user_agent text not null default '',
    ip text not null default '',
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    end_reason text
  )`.execute(db)
  await sql`create index sessions_user on sessions (user_id) where ended_at is null`.execute(db)

  await sql`create table refresh_tokens (
    hash text primary key,
    session_id uuid not null references sessions on delete cascade,
    replaces text,
    created_at timestamptz not null,
    first_used_at timestamptz,
    retired_at timestamptz
  )`.execute(db)
  await sql`create index refresh_tokens_session on refresh_tokens (session_id)`.execute(db)

  await sql`create table one_time_codes (
    id uuid primary key,
    purpose text not null check (purpose in ('mobile_login', 'confirm_mobile', 'reset_password')),
    target text not null,
    code_hash text not null,
    attempts smallint not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`.execute(db)
  await sql`create index one_time_codes_target on one_time_codes (purpose, target, created_at desc)`.execute(db)

  await sql`create table registrations (
    id uuid primary key,
    user_type smallint not null check (user_type between 0 and 5),
    email text not null,
    profile jsonb,
    code_hash text not null,
    attempts smallint not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`.execute(db)
  await sql`create index registrations_expires on registrations (expires_at)`.execute(db)

  await sql`create table attempt_counters (
    scope text not null,
    subject text not null,
    failures integer not null,
    window_started_at timestamptz not null,
    locked_until timestamptz,
    primary key (scope, subject)
  )`.execute(db)

  await sql`create table patients (
    user_id uuid primary key references users on delete cascade,
    birth_date date,
    sex text check (sex in ('female', 'male', 'other')),
    blood_group text check (blood_group in ('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-')),
    height_millimetres integer check (height_millimetres between 200 and 2800),
    weight_grams integer check (weight_grams between 200 and 700000),
    address jsonb,
    emergency_contact jsonb
  )`.execute(db)

  await sql`create table pets (
    id uuid primary key,
    owner_id uuid not null references patients on delete cascade,
    name text not null check (length(name) between 1 and 80),
    species text not null,
    breed text,
    sex text check (sex in ('female', 'male', 'unknown')),
    neutered boolean,
    birth_date date,
    microchip text unique check (microchip ~ '^[0-9]{15}$'),
    photo text,
    weights jsonb not null default '[]',
    vaccinations jsonb not null default '[]',
    created_at timestamptz not null,
    archived_at timestamptz
  )`.execute(db)
  await sql`create index pets_owner on pets (owner_id)`.execute(db)

  await sql`create table doctors (
    user_id uuid primary key references users on delete cascade,
    kind text not null check (kind in ('physician', 'veterinarian')),
    speciality text not null,
    licence_number text not null,
    licence_state text not null default 'unverified' check (licence_state in ('unverified', 'verified', 'refused')),
    licence_reason text,
    languages text[] not null default '{}',
    biography text not null default '',
    video_fee integer check (video_fee >= 0),
    clinic_fee integer check (clinic_fee >= 0),
    currency char(3) not null default 'USD',
    clinic_name text,
    clinic_address jsonb,
    latitude double precision check (latitude between -90 and 90),
    longitude double precision check (longitude between -180 and 180),
    awards text[] not null default '{}',
    skills text[] not null default '{}',
    experience_since integer,
    rating_sum integer not null default 0,
    rating_count integer not null default 0,
    unique (kind, licence_number)
  )`.execute(db)
  await sql`create index doctors_findable on doctors (kind, speciality) where licence_state = 'verified'`.execute(db)

  await sql`create table staff (
    user_id uuid primary key references users on delete cascade,
    doctor_id uuid not null references doctors on delete cascade,
    rights text[] not null default '{}'
  )`.execute(db)
  await sql`create index staff_doctor on staff (doctor_id)`.execute(db)

  await sql`create table pharmacies (
    user_id uuid primary key references users on delete cascade,
    legal_name text not null,
    licence_number text not null unique,
    licence_state text not null default 'unverified' check (licence_state in ('unverified', 'verified', 'refused')),
    address jsonb not null,
    latitude double precision,
    longitude double precision,
    opening_hours jsonb not null default '[]',
    delivery_radius_metres integer not null default 10000,
    delivery_fee integer not null default 0 check (delivery_fee >= 0),
    currency char(3) not null default 'USD'
  )`.execute(db)

  await sql`create table companies (
    user_id uuid primary key references users on delete cascade,
    legal_name text not null,
    tax_number text not null unique,
    contact_name text not null,
    billing_address jsonb not null
  )`.execute(db)
}

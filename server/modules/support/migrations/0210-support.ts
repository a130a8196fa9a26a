import { sql, type Kysely } from 'kysely'
import { supportLimits } from '#contract/support/values.ts'

const { text, subject, title } = supportLimits

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table support_numbers (year int primary key, last int not null check (last > 0))`.execute(db)
  await sql`create table support_requests (
    id uuid primary key,
    year int not null,
    sequence int not null,
    person_id uuid references users on delete set null,
    name text not null,
    email text,
    locale text not null,
    topic text not null,
    source text not null check (source in ('account', 'contact', 'look')),
    subject text not null check (char_length(subject) between 1 and ${sql.lit(subject.most)}),
    state text not null check (state in ('open', 'waiting', 'snoozed', 'solved', 'reopened', 'closed')),
    revision int not null default 1,
    assigned_to uuid references users on delete set null,
    failed_call uuid,
    contact_message_id uuid unique references contact_messages,
    opened_at timestamptz not null,
    since timestamptz not null,
    last_at timestamptz not null,
    snoozed_until timestamptz,
    office_wrote_at timestamptz,
    person_read_at timestamptz,
    unique (year, sequence),
    check ((state = 'snoozed') = (snoozed_until is not null))
  )`.execute(db)
  await sql`create index support_requests_person on support_requests (person_id, opened_at desc, id desc)`.execute(db)
  await sql`create index support_requests_state on support_requests (state, since, id)`.execute(db)
  await sql`create index support_requests_since on support_requests (since, id)`.execute(db)
  await sql`create index support_requests_assigned on support_requests (assigned_to, state) where assigned_to is not null`.execute(
    db,
  )
  await sql`create table support_messages (
    id uuid primary key,
    request_id uuid not null references support_requests on delete cascade,
    side text not null check (side in ('person', 'office', 'note')),
    author_id uuid references users on delete set null,
    text text not null check (char_length(text) between 1 and ${sql.lit(text.most + 1000)}),
    at timestamptz not null
  )`.execute(db)
  await sql`create index support_messages_request on support_messages (request_id, at, id)`.execute(db)
  await sql`create table canned_answers (
    id uuid primary key,
    locale text not null,
    title text not null check (char_length(title) between 1 and ${sql.lit(title)}),
    text text not null check (char_length(text) between 1 and ${sql.lit(text.most)}),
    revision int not null default 1,
    unique (locale, title)
  )`.execute(db)
  await sql`create table support_presence (
    user_id uuid primary key references users on delete cascade,
    seen_at timestamptz not null
  )`.execute(db)
}

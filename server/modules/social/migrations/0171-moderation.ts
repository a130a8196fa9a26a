import { sql, type Kysely } from 'kysely'

/**
 * Reports, gathered into one case for each thing that was reported. What it was is kept as it was reported, whatever becomes of it; one open
 * case at most is about the same thing, and nobody reports it twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table moderation_cases (
    id uuid primary key,
    subject_kind text not null check (subject_kind in ('post', 'comment', 'member')),
    subject_id uuid not null,
    member_id uuid not null references users on delete cascade,
    frozen jsonb not null,
    state text not null default 'open' check (state in
      ('open', 'dismissed', 'warned', 'hidden', 'suspended', 'appealed', 'upheld', 'lifted')),
    reason text check (char_length(reason) <= 500),
    suspended_until timestamptz,
    appeal text check (char_length(appeal) <= 500),
    decided_by uuid references users on delete set null,
    decided_at timestamptz,
    opened_at timestamptz not null,
    constraint moderation_cases_decided check ((state in ('open', 'dismissed')) or reason is not null)
  )`.execute(db)
  await sql`create unique index moderation_cases_one_open on moderation_cases (subject_kind, subject_id) where state = 'open'`.execute(
    db,
  )
  await sql`create index moderation_cases_waiting on moderation_cases (opened_at, id) where state in ('open', 'appealed')`.execute(
    db,
  )
  await sql`create index moderation_cases_opened on moderation_cases (opened_at, id)`.execute(db)
  await sql`create index moderation_cases_member on moderation_cases (member_id, opened_at)`.execute(db)

  // What a case shows is kept as long as the case is: its pictures are referred to here.
  await sql`create table moderation_case_pictures (
    case_id uuid not null references moderation_cases on delete cascade,
    position smallint not null,
    address text not null,
    file_id uuid references files,
    alternative text not null default '',
    primary key (case_id, position)
  )`.execute(db)
  await sql`create index moderation_case_pictures_file on moderation_case_pictures (file_id) where file_id is not null`.execute(
    db,
  )

  await sql`create table reports (
    case_id uuid not null references moderation_cases on delete cascade,
    reporter_id uuid not null references users on delete cascade,
    subject_kind text not null,
    subject_id uuid not null,
    reason text not null check (reason in ('spam', 'harassment', 'cruelty', 'falseAdvice', 'privacy', 'other')),
    words text not null default '' check (char_length(words) <= 1000),
    created_at timestamptz not null,
    primary key (reporter_id, subject_kind, subject_id)
  )`.execute(db)
  await sql`create index reports_case on reports (case_id, created_at)`.execute(db)
}

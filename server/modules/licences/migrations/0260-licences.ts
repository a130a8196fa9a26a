import { sql, type Kysely } from 'kysely'

/**
 * What waits for a decision on a licence, its papers and its last day. The licences themselves stay with doctors and pharmacies; the views
 * speak of both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into file_purposes values ('licencePaper')`.execute(db)
  await sql`alter table doctors add column licence_expires_on date`.execute(db)
  await sql`alter table pharmacies add column licence_expires_on date`.execute(db)
  await sql`create table licence_reviews (
    user_id uuid primary key references users on delete cascade,
    submitted_at timestamptz not null,
    renews_until date,
    claimed_by uuid references users,
    claimed_at timestamptz,
    check ((claimed_by is null) = (claimed_at is null))
  )`.execute(db)
  await sql`create table licence_papers (
    file_id uuid primary key references files,
    user_id uuid not null references users on delete cascade,
    name text not null check (char_length(name) between 1 and 160),
    added_at timestamptz not null
  )`.execute(db)
  await sql`create index licence_papers_of_account on licence_papers (user_id, added_at)`.execute(db)
  await sql`create table licence_reminders (
    user_id uuid not null references users on delete cascade,
    expires_on date not null,
    days smallint not null,
    sent_at timestamptz not null,
    primary key (user_id, expires_on, days)
  )`.execute(db)
  await sql`create view licences as
    select user_id, 'doctor' as kind, licence_number as number, licence_state as state, licence_reason as reason,
      licence_expires_on as expires_on from doctors
    union all
    select user_id, 'pharmacy', licence_number, licence_state, licence_reason, licence_expires_on from pharmacies`.execute(db)
  await sql`create view waiting_licences as
    select licences.*, users.name, coalesce(users.email, '') as email, coalesce(submitted_at, users.created_at) as waits_since,
      renews_until, claimed_by, claimed_at
    from licences
    join users on users.id = licences.user_id
    left join licence_reviews on licence_reviews.user_id = licences.user_id
    where users.status = 'active' and (licences.state = 'unverified' or (licences.state = 'verified' and renews_until is not null))`.execute(
    db,
  )
}

import { sql, type Kysely } from 'kysely'

/**
 * Staff whom their doctor suspended, apart from what the platform decides about an account (`users.status`): each is restored only by who
 * suspended. And invitations, of which the link's secret is kept as a hash alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff add column suspended_at timestamptz`.execute(db)
  await sql`create table staff_invitations (
    id uuid primary key,
    doctor_id uuid not null references doctors on delete cascade,
    email text not null check (char_length(email) between 3 and 254),
    rights text[] not null check (rights <@ array['appointments', 'availability', 'invoices', 'history']),
    token_hash text not null unique,
    created_at timestamptz not null,
    sent_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > sent_at),
    withdrawn_at timestamptz,
    accepted_at timestamptz,
    user_id uuid references users on delete set null,
    constraint staff_invitations_ended_once check (withdrawn_at is null or accepted_at is null)
  )`.execute(db)
  await sql`create unique index staff_invitations_open on staff_invitations (doctor_id, lower(email))
    where withdrawn_at is null and accepted_at is null`.execute(db)
  await sql`create index staff_invitations_expires on staff_invitations (expires_at)`.execute(db)
}

import { sql, type Kysely } from 'kysely'

/**
 * Who cares for a pet beside its owner, with which rights, and invitations to it, of which the link's secret is kept as a hash alone. Both go
 * with the pet; who deletes their account cares no more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table pet_carers (
    id uuid primary key,
    pet_id uuid not null references pets on delete cascade,
    user_id uuid not null references patients on delete cascade,
    rights text[] not null check (rights <@ array['see', 'book', 'pay', 'decide'] and 'see' = any (rights)),
    invited_as text not null check (char_length(invited_as) between 3 and 254),
    joined_at timestamptz not null,
    unique (pet_id, user_id)
  )`.execute(db)
  await sql`create index pet_carers_user on pet_carers (user_id)`.execute(db)
  await sql`create table carer_invitations (
    id uuid primary key,
    pet_id uuid not null references pets on delete cascade,
    email text not null check (char_length(email) between 3 and 254),
    rights text[] not null check (rights <@ array['see', 'book', 'pay', 'decide'] and 'see' = any (rights)),
    token_hash text not null unique,
    created_at timestamptz not null,
    sent_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > sent_at),
    ended_at timestamptz,
    ended_as text check (ended_as in ('accepted', 'declined', 'withdrawn')),
    check ((ended_at is null) = (ended_as is null))
  )`.execute(db)
  await sql`create unique index carer_invitations_open on carer_invitations (pet_id, lower(email)) where ended_at is null`.execute(
    db,
  )
  await sql`create index carer_invitations_expires on carer_invitations (expires_at)`.execute(db)
}

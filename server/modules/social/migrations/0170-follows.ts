import { sql, type Kysely } from 'kysely'

/** Who follows whom, and who wants nothing of whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table follows (
    follower_id uuid not null references users on delete cascade,
    followed_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    primary key (follower_id, followed_id),
    check (follower_id <> followed_id)
  )`.execute(db)
  await sql`create index follows_followed on follows (followed_id, created_at desc, follower_id desc)`.execute(db)
  await sql`create index follows_follower on follows (follower_id, created_at desc, followed_id desc)`.execute(db)
  await sql`create table blocks (
    blocker_id uuid not null references users on delete cascade,
    blocked_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    primary key (blocker_id, blocked_id),
    check (blocker_id <> blocked_id)
  )`.execute(db)
  await sql`create index blocks_blocked on blocks (blocked_id)`.execute(db)
}

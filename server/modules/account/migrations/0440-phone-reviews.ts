import { sql, type Kysely } from 'kysely'

/** Whose stored number cannot exist, and how far the review of each place has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table phone_reviews (
    user_id uuid not null references users on delete cascade,
    place text not null,
    asked_at timestamptz not null,
    primary key (user_id, place)
  )`.execute(db)
  await sql`create table phone_review_progress (
    place text primary key,
    reviewed_to uuid,
    finished_at timestamptz
  )`.execute(db)
}

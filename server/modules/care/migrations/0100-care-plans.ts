import { sql, type Kysely } from 'kysely'

/** What doctors set for people and pets, and who did it. Of one slot of an item one tick counts: no dose is given twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table care_items (
    id uuid primary key,
    patient_id uuid not null references users on delete cascade,
    pet_id uuid references pets on delete cascade,
    author_id uuid references users,
    kind text not null check (kind in ('dose', 'measurement', 'check', 'vaccination')),
    title text not null check (char_length(title) between 1 and 160),
    details text not null check (char_length(details) <= 500),
    observation_kind text,
    schedule jsonb not null,
    starts_at timestamptz,
    created_at timestamptz not null,
    stopped_at timestamptz,
    stopped_by uuid references users,
    stop_reason text not null default '' check (char_length(stop_reason) <= 500),
    next_at timestamptz,
    check ((kind = 'measurement') = (observation_kind is not null)),
    check ((schedule->>'mode' = 'hours') = (starts_at is not null)),
    check (stopped_at is null or next_at is null)
  )`.execute(db)
  await sql`create index care_items_person on care_items (patient_id, created_at desc, id desc) where pet_id is null`.execute(db)
  await sql`create index care_items_pet on care_items (pet_id, created_at desc, id desc) where pet_id is not null`.execute(db)
  await sql`create index care_items_next on care_items (next_at) where next_at is not null`.execute(db)
  await sql`create table care_ticks (
    id uuid primary key,
    item_id uuid not null references care_items on delete cascade,
    slot text not null check (char_length(slot) between 10 and 24),
    due_at timestamptz not null,
    ticked_by uuid references users,
    ticked_at timestamptz not null,
    undone_at timestamptz
  )`.execute(db)
  await sql`create unique index care_ticks_once on care_ticks (item_id, slot) where undone_at is null`.execute(db)
}

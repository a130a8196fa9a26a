import { sql, type Kysely } from 'kysely'

/** Dearer plans that are gone over to within a period. One at a time is to be paid for each subscription. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table subscription_upgrades (
    order_id uuid primary key references orders on delete cascade,
    subscription_id uuid not null,
    number integer not null,
    from_version_id uuid not null references plan_versions,
    version_id uuid not null references plan_versions,
    amount integer not null check (amount >= 0),
    created_at timestamptz not null,
    due_at timestamptz not null,
    done_at timestamptz,
    ended_at timestamptz,
    foreign key (subscription_id, number) references subscription_periods (subscription_id, number) on delete cascade,
    check (from_version_id <> version_id)
  )`.execute(db)
  await sql`create unique index subscription_upgrades_open on subscription_upgrades (subscription_id)
    where done_at is null and ended_at is null`.execute(db)
  await sql`create index subscription_upgrades_due on subscription_upgrades (due_at) where done_at is null and ended_at is null`.execute(
    db,
  )
}

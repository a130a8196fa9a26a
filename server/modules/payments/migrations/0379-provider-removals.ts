import { sql, type Kysely } from 'kysely'

/**
 * What the provider is to forget: cards that their owner removed, and everything of people whose account was erased. Written by triggers, so that
 * it is there however a row goes, and in the same transaction; whoever has told the provider takes it away.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table provider_removals (
    reference text primary key,
    kind text not null check (kind in ('card', 'customer')),
    provider text not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz,
    created_at timestamptz not null default now()
  )`.execute(db)
  await sql`create index provider_removals_due on provider_removals (next_attempt_at nulls first)`.execute(db)
  await sql`create function forget_at_provider() returns trigger language plpgsql as $$
    begin
      insert into provider_removals (reference, kind, provider) values (old.reference, tg_argv[0], old.provider) on conflict do nothing;
      return null;
    end $$`.execute(db)
  await sql`create trigger saved_cards_removed after update of removed_at on saved_cards
    for each row when (old.removed_at is null and new.removed_at is not null) execute function forget_at_provider('card')`.execute(
    db,
  )
  await sql`create trigger saved_cards_gone after delete on saved_cards
    for each row when (old.removed_at is null) execute function forget_at_provider('card')`.execute(db)
  await sql`create trigger payment_customers_gone after delete on payment_customers
    for each row execute function forget_at_provider('customer')`.execute(db)
}

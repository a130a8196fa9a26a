import { sql, type Kysely } from 'kysely'

/**
 * The saved card that a regular delivery is charged to: one of its owner's, and of the shop only, for a pharmacy names the price of a medicine anew
 * each time. Of a day whose card is to be charged, when that is tried next; and why a card was not charged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table autoships
    add column card_id uuid,
    add constraint autoships_card foreign key (card_id, user_id) references saved_cards (id, user_id) on delete set null (card_id) not valid,
    add constraint autoships_card_of_shop check (card_id is null or kind = 'shop') not valid`.execute(db)
  await sql`create index autoships_of_card on autoships (card_id) where card_id is not null`.execute(db)
  await sql`alter table autoship_runs
    add column charge_at timestamptz,
    add column card_failure text,
    add constraint autoship_runs_charge check (payment is distinct from 'due' or charge_at is not null) not valid,
    add constraint autoship_runs_card_failure check (card_failure is null or (payment = 'asked'
      and card_failure in ('declined', 'needs_action', 'removed', 'unavailable'))) not valid`.execute(db)
  await sql`create index autoship_runs_due on autoship_runs (charge_at) where payment = 'due'`.execute(db)
}

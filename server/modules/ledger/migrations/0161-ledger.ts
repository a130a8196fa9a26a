import { sql, type Kysely } from 'kysely'

/**
 * Double entry: each transaction's entries come to nothing at commit, by currency, and none is ever changed or taken away. A debit is above 0.
 * What happened once is written once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ledger_transactions (
    id uuid primary key,
    kind text not null check (kind in ('captured', 'captured_to_return', 'refund_owed', 'refund_sent', 'refund_bounced', 'coupon_taken',
      'coupon_returned', 'statement_issued', 'dispute_opened', 'dispute_won', 'dispute_lost')),
    source_id uuid not null,
    order_id uuid references orders,
    at timestamptz not null
  )`.execute(db)
  await sql`create unique index ledger_transactions_once on ledger_transactions (source_id, kind, coalesce(order_id, source_id))`.execute(
    db,
  )
  await sql`create index ledger_transactions_order on ledger_transactions (order_id)`.execute(db)
  await sql`create table ledger_entries (
    transaction_id uuid not null references ledger_transactions,
    position smallint not null,
    account text not null check (account in ('provider', 'sellers', 'fees', 'refunds_due', 'companies_unbilled', 'companies_billed',
      'disputes', 'losses')),
    party_id uuid references users,
    currency char(3) not null,
    amount bigint not null check (amount <> 0),
    primary key (transaction_id, position),
    check ((party_id is not null) = (account in ('sellers', 'companies_unbilled', 'companies_billed')))
  )`.execute(db)
  await sql`create index ledger_entries_party on ledger_entries (party_id, account) where party_id is not null`.execute(db)

  await sql`create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is only ever added to' using errcode = 'restrict_violation', table = tg_table_name;
    end $$`.execute(db)
  await sql`create function check_ledger_sum() returns trigger language plpgsql as $$
    declare
      whose uuid;
    begin
      if tg_table_name = 'ledger_transactions' then whose := new.id; else whose := new.transaction_id; end if;
      if not exists (select 1 from ledger_entries where transaction_id = whose)
        or exists (select 1 from ledger_entries where transaction_id = whose group by currency having sum(amount) <> 0) then
        raise exception 'the entries of ledger transaction % do not come to nothing', whose
          using errcode = 'check_violation', constraint = 'ledger_sum', table = 'ledger_entries';
      end if;
      return null;
    end $$`.execute(db)
  for (const table of ['ledger_transactions', 'ledger_entries']) {
    await sql`create trigger ${sql.ref(`${table}_append_only`)} before update or delete on ${sql.table(table)}
      for each row execute function refuse_ledger_change()`.execute(db)
    await sql`create constraint trigger ${sql.ref(`${table}_sum`)} after insert on ${sql.table(table)}
      deferrable initially deferred for each row execute function check_ledger_sum()`.execute(db)
  }

  await sql`create table ledger_differences (
    id uuid primary key,
    kind text not null,
    subject text not null,
    currency char(3),
    expected bigint not null,
    found bigint not null,
    found_at timestamptz not null,
    seen_at timestamptz not null,
    resolved_at timestamptz
  )`.execute(db)
  await sql`create unique index ledger_differences_open on ledger_differences (kind, subject) where resolved_at is null`.execute(
    db,
  )
  await sql`create index ledger_differences_newest on ledger_differences (found_at desc, id desc)`.execute(db)
  await sql`create table ledger_comparisons (at timestamptz primary key, differences integer not null)`.execute(db)

  // A payer who disputes: the provider's word, once each.
  await sql`create table payment_disputes (
    id uuid primary key,
    provider text not null,
    provider_reference text not null,
    payment_id uuid not null references payments,
    amount integer not null check (amount > 0),
    currency char(3) not null,
    state text not null check (state in ('open', 'won', 'lost')),
    reason text,
    opened_at timestamptz not null,
    closed_at timestamptz,
    unique (provider, provider_reference)
  )`.execute(db)
}

import { type QueryExecutorProvider, sql } from 'kysely'
import { feeInSql as feeOf } from './fee-in-sql.ts'

/** Writes down what plans paid for in the past, once each: by itself, for `bookPast` runs before orders know of it. */
export async function bookPastBenefits(db: QueryExecutorProvider): Promise<void> {
  await sql`create temporary table past_benefits on commit drop as
    with told as (
      select order_id, min(at) filter (where event in ('paid', 'paidLate')) as paid_at,
        max(at) filter (where event in ('cancelled', 'rejected', 'missed', 'refunded')) as back_at
      from order_events group by order_id
    ), moves as (
      select 'benefit_taken' as kind, orders.id as source_id, orders.id as order_id, told.paid_at as at, orders.currency, orders.seller_id,
        orders.covered as amount, ${feeOf('orders.covered')} as fee
      from orders join told on told.order_id = orders.id where orders.covered > 0 and told.paid_at is not null
      union all
      select 'benefit_returned', orders.id, orders.id, coalesce(told.back_at, orders.updated_at), orders.currency, orders.seller_id,
        orders.covered_returned, ${feeOf('orders.covered')} - ${feeOf('orders.covered - orders.covered_returned')}
      from orders join told on told.order_id = orders.id where orders.covered_returned > 0 and told.paid_at is not null
    )
    select md5(kind || source_id)::uuid as id, moves.* from moves
    where not exists (select 1 from ledger_transactions written where written.kind = moves.kind and written.order_id = moves.order_id)`.execute(
    db,
  )
  await sql`insert into ledger_transactions (id, kind, source_id, order_id, at)
    select id, kind, source_id, order_id, at from past_benefits`.execute(db)
  await sql`insert into ledger_entries (transaction_id, position, account, party_id, currency, amount)
    select past_benefits.id, entry.position, entry.account, entry.party_id, currency, entry.amount from past_benefits cross join lateral (values
      (1, 'benefit_taken', 'plan_benefits', null, amount), (2, 'benefit_taken', 'sellers', seller_id, fee - amount),
      (3, 'benefit_taken', 'fees', null, -fee),
      (1, 'benefit_returned', 'plan_benefits', null, -amount), (2, 'benefit_returned', 'sellers', seller_id, amount - fee),
      (3, 'benefit_returned', 'fees', null, fee)
    ) entry (position, kind, account, party_id, amount)
    where entry.kind = past_benefits.kind and entry.amount <> 0`.execute(db)
  await sql`drop table past_benefits`.execute(db)
}

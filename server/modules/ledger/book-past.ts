import { type QueryExecutorProvider, sql } from 'kysely'
import { feeInSql as feeOf } from './fee-in-sql.ts'

/**
 * Writes down what orders, payments, refunds and coupons tell of the past, once each: for databases from before the ledger, and for the
 * demonstration world. As `rules.ts` does it; ids come from what they are about, so that the same world has the same ledger.
 */
export async function bookPast(db: QueryExecutorProvider): Promise<void> {
  await sql`create temporary table past_moves on commit drop as
    with late as (select distinct payment_id, order_id from refunds where reason = 'payment came too late'),
    owed as (
      select refunds.*, coalesce(sum(amount) over (partition by order_id order by created_at, id rows between unbounded preceding and 1 preceding), 0) as before
      from refunds where not exists (select 1 from late where late.payment_id = refunds.payment_id and late.order_id = refunds.order_id)
    ),
    moves as (
      select case when late.payment_id is null then 'captured' else 'captured_to_return' end as kind, payments.id as source_id,
        orders.id as order_id, payments.updated_at as at, orders.currency, orders.seller_id, share.amount as amount,
        ${feeOf('share.amount')} as fee, null::uuid as company_id
      from payments join payment_orders share on share.payment_id = payments.id join orders on orders.id = share.order_id
        left join late on late.payment_id = payments.id and late.order_id = orders.id
      where payments.state = 'succeeded' and share.amount > 0
      union all
      select 'refund_owed', owed.id, orders.id, owed.created_at, orders.currency, orders.seller_id, owed.amount,
        ${feeOf('orders.total - owed.before')} - ${feeOf('orders.total - owed.before - owed.amount')}, null
      from owed join orders on orders.id = owed.order_id
      union all
      select 'refund_sent', refunds.id, refunds.order_id, refunds.created_at, orders.currency, orders.seller_id, refunds.amount, 0, null
      from refunds join orders on orders.id = refunds.order_id where refunds.state = 'succeeded'
      union all
      select side.kind, uses.id, orders.id, side.at, orders.currency, orders.seller_id, uses.discount, ${feeOf('uses.discount')}, coupons.company_id
      from coupon_uses uses join orders on orders.id = uses.order_id join coupons on coupons.id = uses.coupon_id
        cross join lateral (values ('coupon_taken', uses.taken_at), ('coupon_returned', uses.returned_at)) side (kind, at)
      where side.at is not null and uses.discount > 0
      union all
      select 'statement_issued', id, null, issued_at, currency, null, net, 0, company_id from company_statements where net <> 0
    )
    select md5(kind || source_id || coalesce(order_id, source_id))::uuid as id, moves.* from moves
    where not exists (select 1 from ledger_transactions written where written.kind = moves.kind and written.source_id = moves.source_id
      and coalesce(written.order_id, written.source_id) = coalesce(moves.order_id, moves.source_id))`.execute(db)
  await sql`insert into ledger_transactions (id, kind, source_id, order_id, at) select id, kind, source_id, order_id, at from past_moves`.execute(
    db,
  )
  await sql`insert into ledger_entries (transaction_id, position, account, party_id, currency, amount)
    select past_moves.id, entry.position, entry.account, entry.party_id, currency, entry.amount from past_moves cross join lateral (values
      (1, 'captured', 'provider', null, amount), (2, 'captured', 'sellers', seller_id, fee - amount), (3, 'captured', 'fees', null, -fee),
      (1, 'captured_to_return', 'provider', null, amount), (2, 'captured_to_return', 'refunds_due', null, -amount),
      (1, 'refund_owed', 'sellers', seller_id, amount - fee), (2, 'refund_owed', 'fees', null, fee), (3, 'refund_owed', 'refunds_due', null, -amount),
      (1, 'refund_sent', 'refunds_due', null, amount), (2, 'refund_sent', 'provider', null, -amount),
      (1, 'coupon_taken', 'companies_unbilled', company_id, amount), (2, 'coupon_taken', 'sellers', seller_id, fee - amount), (3, 'coupon_taken', 'fees', null, -fee),
      (1, 'coupon_returned', 'companies_unbilled', company_id, -amount), (2, 'coupon_returned', 'sellers', seller_id, amount - fee), (3, 'coupon_returned', 'fees', null, fee),
      (1, 'statement_issued', 'companies_billed', company_id, amount), (2, 'statement_issued', 'companies_unbilled', company_id, -amount)
    ) entry (position, kind, account, party_id, amount)
    where entry.kind = past_moves.kind and entry.amount <> 0`.execute(db)
  await sql`drop table past_moves`.execute(db)
}

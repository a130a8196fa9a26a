import { sql } from 'kysely'
import type { DifferenceKind } from '#contract/ledger/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import { joinWholeTables } from '#server/kernel/join-whole-tables.ts'

export interface FoundDifference {
  readonly kind: DifferenceKind
  readonly subject: string
  readonly currency: string | null
  readonly expected: number
  readonly found: number
}

/** So many of one kind are told at most: one fault of ours may touch every order. */
const most = 200

/** Each asks where two accounts of the same do not agree; none is how it should be. */
export const questions: Readonly<Partial<Record<DifferenceKind, ReturnType<typeof sql>>>> = {
  ledger_sum: sql`select 'ledger' as subject, currency, 0 as expected, sum(amount)::bigint as found
    from ledger_entries group by currency having sum(amount) <> 0`,
  // What an order took less what it gave back, by its own word and by the ledger's.
  order_ledger: sql`select orders.number as subject, orders.currency, orders.total - orders.refunded as expected, coalesce(booked.amount, 0)::bigint as found
    from orders left join (
      select written.order_id, sum(case written.kind when 'captured' then entry.amount else -entry.amount end) as amount from ledger_transactions written
        join ledger_entries entry on entry.transaction_id = written.id and entry.amount > 0
      where written.kind in ('captured', 'refund_owed', 'goodwill_reclaimed') group by written.order_id
    ) booked on booked.order_id = orders.id
    where (orders.payment_state in ('paid', 'partly_refunded', 'refunded') or booked.amount is not null)
      and (case when orders.payment_state in ('paid', 'partly_refunded', 'refunded') then orders.total - orders.refunded else 0 end) <> coalesce(booked.amount, 0)`,
  payment_ledger: sql`select payments.id::text as subject, payments.currency, case payments.state when 'succeeded' then payments.amount else 0 end as expected,
      coalesce(booked.amount, 0)::bigint as found
    from payments left join (
      select written.source_id, sum(entry.amount) as amount from ledger_transactions written
        join ledger_entries entry on entry.transaction_id = written.id and entry.account = 'provider'
      where written.kind in ('captured', 'captured_to_return') group by written.source_id
    ) booked on booked.source_id = payments.id
    where (case payments.state when 'succeeded' then payments.amount else 0 end) <> coalesce(booked.amount, 0)`,
  payment_refunds: sql`select payments.id::text as subject, payments.currency, payments.refunded as expected, coalesce(sum(refunds.amount), 0)::bigint as found
    from payments left join refunds on refunds.payment_id = payments.id
    group by payments.id having payments.refunded <> coalesce(sum(refunds.amount), 0)`,
  refunds_due: sql`select 'refunds' as subject, due.currency, due.amount as expected, coalesce(-booked.amount, 0)::bigint as found
    from (select payments.currency, sum(case refunds.state when 'succeeded' then 0 else refunds.amount end)::bigint as amount
      from refunds join payments on payments.id = refunds.payment_id group by payments.currency) due
    left join (select currency, sum(amount) as amount from ledger_entries where account = 'refunds_due' group by currency) booked using (currency)
    where due.amount <> coalesce(-booked.amount, 0)`,
  invoice_amount: sql`select orders.number as subject, orders.currency, orders.total as expected, coalesce(invoices.amount, 0)::bigint as found
    from orders left join invoices on invoices.order_id = orders.id and invoices.kind = 'invoice'
      left join (select distinct order_id from ledger_transactions where kind = 'captured') captured on captured.order_id = orders.id
    where orders.payment_state in ('paid', 'partly_refunded', 'refunded') and invoices.amount is distinct from orders.total
      and (invoices.id is not null or captured.order_id is not null)`,
  credit_notes: sql`select orders.number as subject, orders.currency, orders.refunded as expected, coalesce(sum(notes.amount), 0)::bigint as found
    from orders join invoices on invoices.order_id = orders.id and invoices.kind = 'invoice'
      left join invoices notes on notes.order_id = orders.id and notes.kind = 'credit_note'
    group by orders.id having orders.refunded <> coalesce(sum(notes.amount), 0)`,
  // Per rate of tax: never more credited than invoiced, and of what went back in full exactly as much.
  credited_taxes: sql`select orders.number || ' ' || taxes.rate as subject, orders.currency, taxes.invoiced as expected, taxes.credited as found
    from orders join (
      select order_id, (line #>> '{tax,rate}')::integer as rate,
        coalesce(sum((line #>> '{tax,tax}')::bigint) filter (where kind = 'invoice'), 0)::bigint as invoiced,
        coalesce(sum((line #>> '{tax,tax}')::bigint) filter (where kind = 'credit_note'), 0)::bigint as credited
      from (select order_id, kind, jsonb_array_elements(lines) as line from invoices) papers
      where line -> 'tax' is not null group by order_id, rate
    ) taxes on taxes.order_id = orders.id
      join invoices on invoices.order_id = orders.id and invoices.kind = 'invoice' and invoices.lines #> '{0,tax}' is not null
    where taxes.credited > taxes.invoiced or (orders.payment_state = 'refunded' and taxes.credited <> taxes.invoiced)`,
  invoice_gap: sql`select seller_id || ' ' || year as subject, null as currency, greatest(max(sequence), coalesce(max(invoice_counters.last), 0)) as expected, count(*) as found
    from invoices left join invoice_counters using (seller_id, year) group by seller_id, year
    having count(*) <> greatest(max(sequence), coalesce(max(invoice_counters.last), 0)) or min(sequence) <> 1`,
  // What plans cover of orders that stand, and what the ledger says the platform owes for it.
  plan_benefits: sql`select orders.number as subject, orders.currency,
      case when orders.payment_state in ('paid', 'partly_refunded', 'refunded') then orders.covered - orders.covered_returned else 0 end as expected,
      coalesce(booked.amount, 0)::bigint as found
    from orders left join (
      select written.order_id, sum(entry.amount) as amount from ledger_transactions written
        join ledger_entries entry on entry.transaction_id = written.id and entry.account = 'plan_benefits'
      where written.kind in ('benefit_taken', 'benefit_returned') group by written.order_id
    ) booked on booked.order_id = orders.id
    where (orders.covered > 0 or booked.amount is not null)
      and (case when orders.payment_state in ('paid', 'partly_refunded', 'refunded') then orders.covered - orders.covered_returned else 0 end)
        <> coalesce(booked.amount, 0)`,
  // What the platform gave back at its own expense, by the order's word and by the ledger's.
  goodwill: sql`select orders.number as subject, orders.currency, orders.goodwill as expected, coalesce(booked.amount, 0)::bigint as found
    from orders left join (
      select written.order_id, sum(entry.amount) as amount from ledger_transactions written
        join ledger_entries entry on entry.transaction_id = written.id and entry.account = 'goodwill'
      where written.kind in ('goodwill_given', 'goodwill_reclaimed') group by written.order_id
    ) booked on booked.order_id = orders.id
    where (orders.goodwill > 0 or booked.amount is not null) and orders.goodwill <> coalesce(booked.amount, 0)`,
  coupons_unbilled: sql`select company.user_id::text as subject, coupons.currency,
      (coalesce(sum(uses.discount) filter (where uses.taken_at is not null and uses.billed_in is null), 0)
        - coalesce(sum(uses.discount) filter (where uses.returned_at is not null and uses.credited_in is null), 0))::bigint as expected,
      coalesce(booked.amount, 0)::bigint as found
    from companies company join coupons on coupons.company_id = company.user_id left join coupon_uses uses on uses.coupon_id = coupons.id
      left join (
        select party_id, currency, sum(amount) as amount from ledger_entries where account = 'companies_unbilled' group by party_id, currency
      ) booked on booked.party_id = company.user_id and booked.currency = coupons.currency
    group by company.user_id, coupons.currency, booked.amount
    having (coalesce(sum(uses.discount) filter (where uses.taken_at is not null and uses.billed_in is null), 0)
        - coalesce(sum(uses.discount) filter (where uses.returned_at is not null and uses.credited_in is null), 0)) <> coalesce(booked.amount, 0)`,
}

/** Where orders, payments, refunds, invoices, coupons and ledger do not agree. @param db a transaction, which reads as of one moment */
export async function compareBooks(db: Reader): Promise<FoundDifference[]> {
  await joinWholeTables(db)
  const found: FoundDifference[] = []
  for (const [kind, question] of Object.entries(questions)) {
    const { rows } = await sql<
      Omit<FoundDifference, 'kind'>
    >`select * from (${question}) asked order by subject limit ${most}`.execute(db)
    found.push(...rows.map((row) => ({ ...row, kind: kind as DifferenceKind, expected: row.expected, found: row.found })))
  }
  return found
}

import { sql, type Kysely } from 'kysely'

/**
 * Per rate of tax no more is credited than was invoiced. Held for notes that say which lines of the invoice they credit: the version before
 * writes none of these.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function check_credited_taxes() returns trigger language plpgsql as $$
    begin
      if exists (
        select 1 from (
          select id, kind, (line #>> '{tax,rate}')::integer as rate, (line #>> '{tax,tax}')::bigint as tax, (line #>> '{tax,gross}')::bigint as gross
          from (
            select id, kind, jsonb_array_elements(lines) as line from invoices where order_id = new.order_id
          ) papers
        ) parts group by rate
        having (coalesce(sum(tax) filter (where id = new.id), 0) > 0
            and sum(tax) filter (where kind = 'credit_note') > coalesce(sum(tax) filter (where kind = 'invoice'), 0))
          or (coalesce(sum(gross) filter (where id = new.id), 0) > 0
            and sum(gross) filter (where kind = 'credit_note') > coalesce(sum(gross) filter (where kind = 'invoice'), 0))
      ) then
        raise exception 'more is credited at a rate of tax than was invoiced'
          using errcode = 'check_violation', constraint = 'credited_taxes', table = 'invoices';
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger credited_taxes after insert on invoices for each row
    when (new.kind = 'credit_note' and new.lines #> '{0,position}' is not null) execute function check_credited_taxes()`.execute(
    db,
  )
}

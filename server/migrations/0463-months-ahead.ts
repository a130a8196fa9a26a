import { sql, type Kysely } from 'kysely'

/**
 * Adds months to a table that lies in months, once over all processes. What had no month and lies in the table's default part is first moved to
 * months of its own: beside such rows their month can't be added. The default part is put aside and replaced, since nothing may be
 * deleted from some of these tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function add_months(parent text, key text, add_month text, months date[]) returns bigint language plpgsql as $$
    declare
      rest text := parent || '_rest';
      aside text := parent || '_aside';
      day date;
      homeless date[];
      made record;
      moved bigint := 0;
    begin
      perform set_config('lock_timeout', '3s', true);
      execute format('lock table %I in share update exclusive mode', parent);
      execute format('select array_agg(distinct date_trunc(''month'', %I at time zone ''UTC'')::date) from %I', key, rest) into homeless;
      if homeless is not null then
        execute format('lock table %I in access exclusive mode', parent);
        execute format('alter table %I detach partition %I', parent, rest);
        execute format('alter table %I rename to %I', rest, aside);
        execute format('create table %I partition of %I default', rest, parent);
        for made in select tgname, pg_get_triggerdef(oid) as definition from pg_trigger
          where tgrelid = aside::regclass and not tgisinternal and tgtype & 1 = 0
        loop
          execute replace(made.definition, aside, rest);
        end loop;
        foreach day in array homeless loop
          execute format('select %I(%L::date)', add_month, day);
        end loop;
        execute format('insert into %I select * from %I', parent, aside);
        get diagnostics moved = row_count;
        execute format('drop table %I', aside);
      end if;
      foreach day in array months loop
        execute format('select %I(%L::date)', add_month, day);
      end loop;
      return moved;
    end $$`.execute(db)
}

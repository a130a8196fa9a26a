import { sql, type Kysely } from 'kysely'

/**
 * A fill may be dispensed in parts. A row is one of them: what was due before it is what remained after the part before, and a whole quantity
 * of the first; the next fill begins once nothing remains. Rows that name no amount are whole fills.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table prescription_fills
    add column part smallint not null default 1 check (part between 1 and 1000),
    add column previous_part smallint generated always as (case when part > 1 then part - 1 end) stored,
    add column due numeric(9, 3),
    add column amount numeric(9, 3),
    add column remaining numeric(9, 3)`.execute(db)
  await sql`update prescription_fills fill set due = line.quantity, amount = line.quantity, remaining = 0
    from prescription_lines line where line.id = fill.line_id`.execute(db)
  await sql`create function check_prescription_fill() returns trigger language plpgsql as $$
  declare whole numeric(9, 3);
  begin
    select quantity into whole from prescription_lines where id = new.line_id;
    if new.amount is null then
      new.due := whole;
      new.amount := whole;
      new.remaining := 0;
    end if;
    if new.part = 1 and new.due is distinct from whole then
      raise exception 'a fill begins with the whole quantity' using errcode = '23514', constraint = 'prescription_fills_whole';
    end if;
    if new.part = 1 and new.number > 1 and not exists (
      select from prescription_fills where line_id = new.line_id and number = new.number - 1 and remaining = 0
    ) then
      raise exception 'something is due on the fill before' using errcode = '23514', constraint = 'prescription_fills_in_order';
    end if;
    return new;
  end $$`.execute(db)
  await sql`create trigger check_prescription_fill before insert on prescription_fills
    for each row execute function check_prescription_fill()`.execute(db)
  await sql`alter table prescription_fills
    alter column due set not null,
    alter column amount set not null,
    alter column remaining set not null,
    add constraint prescription_fills_amount check (amount > 0 and remaining >= 0 and due = amount + remaining),
    drop constraint prescription_fills_line_id_number_key,
    add constraint prescription_fills_part unique (line_id, number, part),
    add constraint prescription_fills_remainder unique (line_id, number, part, remaining),
    add constraint prescription_fills_after foreign key (line_id, number, previous_part, due)
      references prescription_fills (line_id, number, part, remaining)`.execute(db)
}

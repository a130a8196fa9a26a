import { sql, type Kysely } from 'kysely'

/**
 * Fixes of trackers lie in months (ADR 49). What is there stays where it is: it becomes the first part, which reaches to the end of the present month.
 * The job of the version before, which deletes by places in one table, is paused: in several parts the same place is another row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update jobs set paused_at = now(), pause_reason = 'Fixes lie in months now, and trackers.months forgets them'
    where name = 'trackers.forgetOld' and paused_at is null`.execute(db)

  await sql`alter table tracker_fixes rename to tracker_fixes_first`.execute(db)
  await sql`alter index tracker_fixes_pkey rename to tracker_fixes_first_pkey`.execute(db)
  await sql`alter index tracker_fixes_old rename to tracker_fixes_first_old`.execute(db)
  await sql`create table tracker_fixes (like tracker_fixes_first including constraints, primary key (tracker_id, fixed_at),
    foreign key (tracker_id) references trackers on delete cascade) partition by range (fixed_at)`.execute(db)
  await sql`create index tracker_fixes_old on tracker_fixes using brin (fixed_at)`.execute(db)

  // A month's part, when it is not there yet; where the first part, or another, has it already, nothing is done.
  await sql`create function add_fixes_month(month date) returns boolean language plpgsql as $$
    declare
      part text := 'tracker_fixes_' || to_char(month, 'YYYY_MM');
    begin
      if to_regclass(part) is not null then return false; end if;
      execute format('create table %I partition of tracker_fixes for values from (%L) to (%L)',
        part, month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
      return true;
    end $$`.execute(db)
  await sql`do $$
    declare
      bound timestamptz := greatest(
        (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC',
        (select (date_trunc('month', max(fixed_at) at time zone 'UTC') + interval '1 month') at time zone 'UTC' from tracker_fixes_first));
    begin
      execute format('alter table tracker_fixes attach partition tracker_fixes_first for values from (minvalue) to (%L)', bound);
      for number in 0..2 loop
        perform add_fixes_month(((bound at time zone 'UTC') + make_interval(months => number))::date);
      end loop;
    end $$`.execute(db)
  // Only where months were not added for a long time; no position may be lost for that.
  await sql`create table tracker_fixes_rest partition of tracker_fixes default`.execute(db)
}

import { sql, type Kysely } from 'kysely'

/**
 * What administrators set, each change a row of its own that nobody changes any more: the newest version is in force. Without a value it was
 * put back to the usual. That two cannot follow the same version is the key's doing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table office_settings (
    name text not null check (char_length(name) between 1 and 100),
    version integer not null check (version > 0),
    value integer,
    reason text not null check (char_length(reason) between 5 and 1000),
    set_by uuid not null references users,
    set_at timestamptz not null,
    primary key (name, version)
  )`.execute(db)
  await sql`create function refuse_setting_change() returns trigger language plpgsql as $$
    begin
      raise exception 'settings are only added to' using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`create trigger office_settings_kept before update or delete on office_settings
    for each row execute function refuse_setting_change()`.execute(db)
  await sql`create trigger office_settings_whole before truncate on office_settings
    for each statement execute function refuse_setting_change()`.execute(db)
}

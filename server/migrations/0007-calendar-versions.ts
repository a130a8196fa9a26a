import { sql, type Kysely } from 'kysely'

/**
 * Says when anything changed that decides a doctor's free time, so that calendars read once can be kept. The version is the
 * transaction that changed it: never the same twice, whoever commits first. Triggers write it, so that no verb can forget.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table calendar_versions (
    doctor_id uuid primary key,
    version bigint not null
  )`.execute(db)

  await sql`create function mark_calendar_changed() returns trigger language plpgsql as $$
    declare changed jsonb;
    begin
      if tg_op = 'DELETE' then changed := to_jsonb(old); else changed := to_jsonb(new); end if;
      insert into calendar_versions (doctor_id, version) values ((changed ->> tg_argv[0])::uuid, txid_current())
        on conflict (doctor_id) do update set version = excluded.version;
      return null;
    end $$`.execute(db)

  for (const table of ['availability', 'availability_overrides', 'time_off', 'appointments']) {
    await sql`create trigger ${sql.raw(`${table}_calendar`)} after insert or update or delete on ${sql.table(table)}
      for each row execute function mark_calendar_changed('doctor_id')`.execute(db)
  }
  await sql`create trigger doctors_calendar after insert or update of video_fee, clinic_fee on doctors
    for each row execute function mark_calendar_changed('user_id')`.execute(db)

  await sql`insert into calendar_versions (doctor_id, version) select user_id, txid_current() from doctors`.execute(db)
}

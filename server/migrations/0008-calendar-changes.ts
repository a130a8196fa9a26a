import { sql, type Kysely } from 'kysely'

/** Lets a process ask which calendars changed since it last asked, instead of the version of every calendar that it keeps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index calendar_versions_version on calendar_versions (version)`.execute(db)
}

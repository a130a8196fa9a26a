import { sql, type Kysely } from 'kysely'

/** The units a person reads lengths and weights in; `null` goes by their language. What is kept stays in millimetres and grams. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column units text check (units in ('metric', 'imperial'))`.execute(db)
}

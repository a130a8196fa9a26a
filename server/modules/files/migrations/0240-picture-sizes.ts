import { sql, type Kysely } from 'kysely'

/**
 * Pictures in smaller sizes. Not a table of its own: a row that refers to a file keeps it from being removed. `sizes` holds
 * `{ size, key, type, bytes }` for each copy; files of before have none and are given whole.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files
    add column width integer check (width > 0),
    add column height integer check (height > 0),
    add column thumbhash text check (char_length(thumbhash) <= 64),
    add column sizes jsonb not null default '[]'`.execute(db)
}

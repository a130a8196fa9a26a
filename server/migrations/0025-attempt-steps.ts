import { sql, type Kysely } from 'kysely'

/**
 * What a call under a key has committed so far, written by its own transactions, and which of its runs holds the key. Older
 * processes leave both as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys
    add column lease text,
    add column steps jsonb not null default '[]'::jsonb`.execute(db)
}

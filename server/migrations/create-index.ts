import { sql, type Kysely, type RawBuilder } from 'kysely'

/**
 * Makes an index without keeping anybody from writing: for a migration with `outsideTransaction`. `on`: what follows the name, from `on` to its
 * end. What an attempt that was cut off has left, an index that is not valid, is removed first; a valid one of that name stays.
 */
export async function createIndexConcurrently(
  db: Kysely<unknown>,
  name: string,
  on: RawBuilder<unknown>,
  { unique = false }: { readonly unique?: boolean } = {},
): Promise<void> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(db)
  if (rows[0]?.valid) return
  if (rows[0]) await sql`drop index concurrently ${sql.ref(name)}`.execute(db)
  await sql`create ${sql.raw(unique ? 'unique index' : 'index')} concurrently ${sql.ref(name)} ${on}`.execute(db)
}

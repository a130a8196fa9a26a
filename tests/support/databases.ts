import { sql } from 'kysely'
import type { Db } from '#server/kernel/db.ts'

/** Where test files find what to copy. */
export type TestDatabases = { kind: 'embedded'; snapshot: string } | { kind: 'postgres'; url: string; template: string }

export interface TestDatabase {
  readonly db: Db
  /** Of this file's own database, on PostgreSQL: for further connections. */
  readonly url: string | null
  close(): Promise<void>
}

/** Empties every table: some 40 ms. */
export async function emptyTables(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%'`.execute(db)
  await sql`truncate ${sql.raw(rows.map(({ name }) => name).join(', '))} cascade`.execute(db)
}

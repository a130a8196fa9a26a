import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Db } from '#server/kernel/db.ts'
import { openEmbedded } from './embedded-database.ts'
import { openPostgresCopy } from './postgres-database.ts'

/** Where test files find what to copy. */
export type TestDatabases = { kind: 'embedded'; snapshot: string } | { kind: 'postgres'; url: string; template: string }

export interface TestDatabase {
  readonly db: Db
  /** Of this file's own database, on PostgreSQL: for further connections. */
  readonly url: string | null
  close(): Promise<void>
}

/** A migrated and empty database of the test file's own: embedded, or on the PostgreSQL of TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const databases = inject('databases')
  return databases.kind === 'embedded' ? openEmbedded(databases.snapshot) : openPostgresCopy(databases.url, databases.template)
}

/** Empties every table. Deleting few rows with triggers off takes a tenth of truncating tables with their indexes. */
export async function emptyTables(db: Db): Promise<void> {
  await sql`do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely_%' loop
        execute format('delete from %I', name);
      end loop;
    end $$`.execute(db)
}

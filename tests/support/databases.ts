import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Db } from '#server/kernel/db.ts'
import { openEmbedded } from './embedded-database.ts'
import { openPostgresCopy } from './postgres-database.ts'

/** Where test files find what to copy. */
export type TestDatabases = { kind: 'embedded'; snapshot: string } | { kind: 'postgres'; url: string; template: string }

export interface TestDatabase {
  readonly db: Db
  /** On PostgreSQL: for further connections. */
  readonly url: string | null
}

let opened: Promise<TestDatabase> | null = null

/**
 * A migrated database: embedded, or on the PostgreSQL of TEST_DATABASE_URL. It is the test process's own, opened by its first file
 * and taken over by the next ones; whoever wants it empty empties it ({@link emptyTables}). It ends with the process.
 */
export function openTestDatabase(): Promise<TestDatabase> {
  const databases = inject('databases')
  opened ??=
    databases.kind === 'embedded' ? openEmbedded(databases.snapshot) : openPostgresCopy(databases.url, databases.template)
  return opened
}

/** Empties every table but those that migrations fill. Deleting few rows with triggers off takes a tenth of truncating tables with their indexes. */
export async function emptyTables(db: Db): Promise<void> {
  await sql`do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'
          and tablename not in ('file_purposes', 'reference_lists') loop
        execute format('delete from %I', name);
      end loop;
    end $$`.execute(db)
}

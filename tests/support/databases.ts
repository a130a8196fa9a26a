import { sql } from 'kysely'
import { inject } from 'vitest'
import type { CopyConnection } from '#server/adapters/database/copy-connection.ts'
import type { Db } from '#server/kernel/db.ts'
import { openEmbedded } from './embedded-database.ts'
import { openEmptyPostgres, openPostgresCopy } from './postgres-database.ts'

/** Where test files find what to copy. */
export type TestDatabases = { kind: 'embedded'; snapshot: string } | { kind: 'postgres'; url: string; template: string }

export interface TestDatabase {
  readonly db: Db
  /** On PostgreSQL: for further connections. */
  readonly url: string | null
  /** For whole tables, as a backup reads them. */
  readonly copying: <T>(work: (connection: CopyConnection) => Promise<T>) => Promise<T>
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

/** Another database beside the process's own, of the same kind, with nothing in it that anybody wrote. Close it. */
export async function openEmptyDatabase(): Promise<TestDatabase & { close(): Promise<void> }> {
  const databases = inject('databases')
  const database =
    databases.kind === 'embedded'
      ? await openEmbedded(databases.snapshot)
      : await openEmptyPostgres(databases.url, databases.template)
  return { ...database, close: () => database.db.destroy() }
}

/**
 * Empties every table but those that migrations fill. Most have never had a row: a look at the size of their files is enough for those, and a
 * few deletions with triggers off take a tenth of truncating tables with their indexes.
 */
export async function emptyTables(db: Db): Promise<void> {
  await sql`do $$
    declare name text; has_rows boolean;
    begin
      set local session_replication_role = replica;
      for name in select relname from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_%'
            and relname not in ('file_purposes', 'reference_lists') and pg_relation_size(oid) > 0 loop
        execute format('select exists (select from %I)', name) into has_rows;
        if has_rows then execute format('delete from %I', name); end if;
      end loop;
    end $$`.execute(db)
}

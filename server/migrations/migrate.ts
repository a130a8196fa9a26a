import type { Db, Reader } from '#server/kernel/db.ts'
import type { Log } from '#server/kernel/ports.ts'
import { createHistory, executedMigrations } from './history.ts'
import { everyMigration } from './all.ts'
import { inOrder, type MigrationList, type NamedMigration } from './migration.ts'
import { defaultPatience, runMigration, type LockTimeouts } from './run-migration.ts'
import { withMigrationLock } from './migration-lock.ts'

export interface MigrateOptions {
  /** Those of the platform unless given. */
  readonly lists?: readonly MigrationList[]
  readonly log?: Pick<Log, 'warn'>
  readonly patience?: LockTimeouts
}

/**
 * The migrations of this version that have not run on the database, by name. Such as only a newer version knows are left alone: it may
 * have come by already, and a version goes on working on the tables of the next.
 */
export async function pendingMigrations(
  db: Reader,
  lists: readonly MigrationList[] = everyMigration,
): Promise<readonly NamedMigration[]> {
  const executed = await executedMigrations(db)
  return inOrder(lists).filter(({ name }) => !executed.has(name))
}

/**
 * Brings the database to the form that this version needs; answers the names of the migrations that ran now. Each runs in a transaction of
 * its own, so that what fails leaves what was there before it. Several processes may do this at once on one database: they take turns.
 */
export async function migrate(db: Db, options: MigrateOptions = {}): Promise<string[]> {
  const { lists = everyMigration, log = { warn: () => {} }, patience = defaultPatience } = options
  // First without the lock: most starts find nothing to do.
  if ((await pendingMigrations(db, lists)).length === 0) return []
  return withMigrationLock(db, async (connection) => {
    await createHistory(connection)
    const pending = await pendingMigrations(connection, lists)
    for (const migration of pending) await runMigration(connection, migration, log, patience)
    return pending.map(({ name }) => name)
  })
}

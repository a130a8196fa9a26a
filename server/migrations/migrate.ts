import { Migrator, sql } from 'kysely'
import type { Db } from '#server/kernel/db.ts'
import { migrations } from './index.ts'

/**
 * Brings the database to the newest form; answers the migrations that ran now. Several processes may start at once on one database:
 * they take their turn at an advisory lock. All of them run in one transaction, so that a failure leaves what was there.
 */
export async function migrate(db: Db): Promise<string[]> {
  if (await isNewest(db)) return []
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}

/** Kysely's migrator takes a second on the embedded database to find out that there is nothing to do. */
async function isNewest(db: Db): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    return JSON.stringify(rows.map(({ name }) => name)) === JSON.stringify(Object.keys(migrations).toSorted())
  } catch (error) {
    // No such table: the database is empty.
    if ((error as { code?: string }).code === '42P01') return false
    throw error
  }
}

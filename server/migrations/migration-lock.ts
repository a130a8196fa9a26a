import { sql } from 'kysely'
import type { Db } from '#server/kernel/db.ts'

/** The number at which Kysely's migrator locks, with which versions up to 0.1 migrate. */
const lockNumber = '3853314791062309107'
const askAgainMilliseconds = 200

/**
 * Runs `work` on one connection while no other process does so on this database. Who waits asks again and again: a statement that waits at a
 * lock would itself be waited for by `create index concurrently`.
 */
export function withMigrationLock<T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    while (!(await tryLock(connection))) await new Promise((resolve) => setTimeout(resolve, askAgainMilliseconds))
    try {
      return await work(connection)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockNumber)}::bigint)`.execute(connection)
    }
  })
}

async function tryLock(connection: Db): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${sql.lit(lockNumber)}::bigint) as locked`.execute(connection)
  return rows[0]!.locked
}

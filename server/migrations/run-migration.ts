import { sql } from 'kysely'
import type { Db } from '#server/kernel/db.ts'
import type { Log } from '#server/kernel/ports.ts'
import { writeExecuted } from './history.ts'
import type { NamedMigration } from './migration.ts'

export interface LockTimeouts {
  /** How long a statement may wait for a lock. Everybody who wants that table meanwhile waits behind it. */
  readonly lockMilliseconds: number
  readonly tries: number
  /** Between two tries, in which the others get their turn. */
  readonly pauseMilliseconds: number
}

/** Gives up after some three minutes. */
export const defaultPatience: LockTimeouts = { lockMilliseconds: 3_000, tries: 30, pauseMilliseconds: 3_000 }

/** A lock that was not had in its time, a deadlock: nothing is wrong but the moment. */
const momentary: ReadonlySet<unknown> = new Set(['55P03', '40P01'])

/** Runs one migration and writes down that it ran, both or neither; tries again when others hold locks that it needs. */
export async function runMigration(
  connection: Db,
  migration: NamedMigration,
  log: Pick<Log, 'warn'>,
  { lockMilliseconds, tries, pauseMilliseconds }: LockTimeouts,
): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(lockMilliseconds)}, false)`.execute(connection)
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await runOnce(connection, migration)
        return
      } catch (error) {
        const { code } = error as { code?: string }
        if (attempt === tries || !momentary.has(code)) throw error
        log.warn('a migration waits for a lock that others hold', { migration: migration.name, attempt, code })
        await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
      }
    }
  } finally {
    await sql`reset lock_timeout`.execute(connection)
  }
}

async function runOnce(connection: Db, { name, up, outsideTransaction }: NamedMigration): Promise<void> {
  if (outsideTransaction) {
    await up(connection)
    await writeExecuted(connection, name)
    return
  }
  await connection.transaction().execute(async (tx) => {
    await up(tx)
    await writeExecuted(tx, name)
  })
}

import { sql } from 'kysely'
import type { Db } from '#server/kernel/db.ts'
import type { Log } from '#server/kernel/ports.ts'

const minute = 60_000

/** PGlite has neither autovacuum nor a checkpointer: without these its log and its dead rows grow without end. */
const tasks = [
  { statement: 'checkpoint', every: 5 * minute },
  { statement: 'vacuum (analyze)', every: 30 * minute },
] as const

/** Starts the database's upkeep; each task waits its turn for the one connection. Answers what stops it. */
export function startMaintenance(db: Db, log: Log): () => void {
  const timers = tasks.map(({ statement, every }) =>
    setInterval(() => {
      sql
        .raw(statement)
        .execute(db)
        .catch((error: unknown) =>
          log.warn('maintenance of the database failed', { statement, code: (error as { code?: string }).code }),
        )
    }, every),
  )
  return () => timers.forEach((timer) => clearInterval(timer))
}

import { sql } from 'kysely'
import type { Tx } from './db.ts'
import type { Work } from './work.ts'

/** Makes `Work.savepoint`: a savepoint, and what is to follow the commit with it. `after`: what the unit has put off until then. */
export function savepointsOf(db: Tx, after: unknown[]): Work['savepoint'] {
  return async (run) => {
    const before = after.length
    // Parts may lie within parts: the newest savepoint of a name is the one that is meant.
    await sql`savepoint part`.execute(db)
    try {
      const result = await run()
      await sql`release savepoint part`.execute(db)
      return result
    } catch (error) {
      await sql`rollback to savepoint part`.execute(db)
      await sql`release savepoint part`.execute(db)
      after.length = before
      throw error
    }
  }
}

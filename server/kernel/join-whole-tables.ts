import { sql } from 'kysely'
import type { Reader } from './db.ts'

/**
 * Until the end of the transaction tables are joined in one pass of each: for whoever goes through all of them, or has just written much. Where the
 * database counted few rows before, as after a long file or a restored copy, it would go through one table again for each row of another.
 */
export async function joinWholeTables(db: Reader): Promise<void> {
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(db)
}

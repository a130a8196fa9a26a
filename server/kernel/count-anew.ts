import { sql } from 'kysely'
import type { Tables } from './db.ts'
import type { Platform } from './platform.ts'
import type { Work } from './work.ts'

/** From so many new rows on, what the database counted before leads it astray. */
export const manyRows = 1000

/**
 * Has the database count these tables once the unit is committed: for whoever wrote more than {@link manyRows}. It plans by what it counted last,
 * about once a minute, embedded every half hour; until then it takes what was empty for empty still, and may go through all of it once for each of its rows.
 */
export function countAnew({ db }: Pick<Platform, 'db'>, work: Work, tables: readonly (keyof Tables)[]): void {
  work.afterCommit(async () => {
    await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db)
  })
}

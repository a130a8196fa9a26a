import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '#server/migrations/create-index.ts'

export const outsideTransaction = true

/** Vaccinations by the day on which the next one is due: a job asks every hour which those are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'record_entry_editions_due',
    sql`on record_entry_editions ((data->>'due')) where (data->>'due') is not null`,
  )
}

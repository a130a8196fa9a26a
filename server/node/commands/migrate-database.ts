import { parseArgs } from 'node:util'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/kernel/ports.ts'
import { migrate } from '#server/migrations/migrate.ts'
import { openDatabase } from '../database.ts'
import { checkSchema } from '../schema.ts'

/** Migrates the settings' database and answers what to print. With `--check` it changes nothing, and throws `MigrationsMissing` when something is to be done. */
export async function migrateDatabase(args: readonly string[], config: Config, log: Log): Promise<string> {
  const { values } = parseArgs({ args: [...args], options: { check: { type: 'boolean' } } })
  let ran: readonly string[] = []
  const database = await openDatabase(config, log, async (db) => {
    if (values.check) await checkSchema(db)
    else ran = await migrate(db, { log })
  })
  await database.close()
  return [...ran.map((name) => `${name} ran`), 'The database has the form that this version needs'].join('\n')
}

import type { Config } from '#server/config.ts'
import type { Db } from '#server/kernel/db.ts'
import type { Log } from '#server/kernel/ports.ts'
import { migrate, pendingMigrations } from '#server/migrations/migrate.ts'

/** The database has not the form that this version needs; the message is the sentence a person at the terminal needs. */
export class MigrationsMissing extends Error {}

/** What is done with the database's form when it is opened. */
export type PrepareSchema = (db: Db) => Promise<unknown>

/** Throws `MigrationsMissing` when a migration of this version has not run. */
export async function checkSchema(db: Db): Promise<void> {
  const pending = await pendingMigrations(db)
  if (pending.length === 0) return
  const names = pending.map(({ name }) => name).join(', ')
  throw new MigrationsMissing(`The database lacks migrations (${names}): run "npm run migrate" first.`)
}

/** At a start: migrates, unless the settings leave that to the command. */
export const schemaAtStart = ({ MIGRATE_ON_START }: Config, log: Log): PrepareSchema =>
  MIGRATE_ON_START ? (db) => migrate(db, { log }) : checkSchema

import { sql } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'

/** The names of the migrations that have run on this database. The table is the one that Kysely's migrator made. */
export async function executedMigrations(db: Reader): Promise<ReadonlySet<string>> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    return new Set(rows.map(({ name }) => name))
  } catch (error) {
    // No such table: the database is empty.
    if ((error as { code?: string }).code === '42P01') return new Set()
    throw error
  }
}

export async function createHistory(db: Reader): Promise<void> {
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key,
    timestamp varchar(255) not null
  )`.execute(db)
}

export async function writeExecuted(db: Reader, name: string): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(db)
}

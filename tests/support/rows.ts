import { sql } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'

/** Writes a row as it stands, past every verb: for what a test takes as given. Objects are written as JSON, arrays as arrays. */
export async function insertRow(db: Reader, table: string, row: Record<string, unknown>): Promise<void> {
  const given = Object.entries(row).filter(([, value]) => value !== undefined)
  const columns = sql.join(given.map(([name]) => sql.ref(name)))
  const values = sql.join(given.map(([, value]) => (isPlain(value) ? JSON.stringify(value) : value)))
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db)
}

const isPlain = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

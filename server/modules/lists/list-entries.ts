import type { Reader } from '#server/kernel/db.ts'
import './tables.ts'

/** The names in a reference list by name, without what is retired. */
export async function listEntries(db: Reader, list: 'awards' | 'skills' | 'allergies'): Promise<string[]> {
  const rows = await db
    .selectFrom('reference_entries')
    .select('name')
    .where('list', '=', list)
    .where('retired_at', 'is', null)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

import type { Reader } from '#server/kernel/db.ts'
import '#server/modules/lists/index.ts'

/** The reference list of allergies by name, without what is retired. */
export const listAllergens = (db: Reader) =>
  db
    .selectFrom('reference_entries')
    .select(['id', 'name'])
    .where('list', '=', 'allergies')
    .where('retired_at', 'is', null)
    .orderBy('name')
    .execute()

import type { ReferenceList } from '#contract/lists/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import '../tables.ts'
import type { FoldedName, KnownEntry } from './plan-import.ts'

/** The whole list with all names, merged entries too. */
export async function knownEntries(db: Reader, list: ReferenceList): Promise<KnownEntry[]> {
  const rows = await db
    .selectFrom('reference_entries')
    .select(['id', 'name', 'name_order', 'retired_at', 'current_id'])
    .where('list', '=', list)
    .execute()
  const names = await db
    .selectFrom('reference_names')
    .select(['entry_id', 'name', 'folded'])
    .where('list', '=', list)
    .where('is_alias', '=', true)
    .execute()
  const aliases = new Map<string, FoldedName[]>()
  for (const { entry_id: id, name, folded } of names) aliases.set(id, [...(aliases.get(id) ?? []), { name, folded }])
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    folded: row.name_order,
    isRetired: row.retired_at !== null,
    currentId: row.current_id,
    aliases: aliases.get(row.id) ?? [],
  }))
}

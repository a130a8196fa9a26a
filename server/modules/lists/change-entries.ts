import { sql } from 'kysely'
import type { EntryChange, NewEntry, ReferenceEntry } from '#contract/lists/schemas.ts'
import type { ReferenceList } from '#contract/lists/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { listChanged, lockEntry, lockList } from './lock-list.ts'
import { readEntry } from './read-entries.ts'

/** @throws Refusal 409 `entry_name_taken`; 422 for names that say nothing */
export function addEntry(platform: Platform, actor: Actor, { list, name, aliases }: NewEntry): Promise<ReferenceEntry> {
  return platform.transact(async (work) => {
    await lockList(work, list)
    const id = platform.ids.next()
    await refuseTaken(work, list, id, [name, ...aliases])
    await work.db.insertInto('reference_entries').values({ id, list, name }).execute()
    await writeAliases(work, list, id, name, aliases)
    await work.audit({ action: 'list.add', recordKind: 'referenceEntry', recordId: id, userId: actor.userId })
    await listChanged(work, list)
    return readEntry(platform, work.db, id)
  })
}

/** The former name stays as another name, so that it still finds the entry. @throws Refusal 404; 409 `entry_changed`, `entry_merged`, `entry_name_taken` */
export function changeEntry(platform: Platform, actor: Actor, id: string, change: EntryChange): Promise<ReferenceEntry> {
  return platform.transact(async (work) => {
    const entry = await lockEntry(work, id)
    refuseMerged(entry)
    if (entry.version !== change.version) throw conflict('entry_changed', 'The entry was changed meanwhile; look again')
    const aliases = entry.name === change.name ? change.aliases : [...change.aliases, entry.name]
    await refuseTaken(work, entry.list, id, [change.name, ...aliases])
    await work.db
      .updateTable('reference_entries')
      .set({ name: change.name, version: entry.version + 1 })
      .where('id', '=', id)
      .execute()
    await writeAliases(work, entry.list, id, change.name, aliases)
    await work.audit({ action: 'list.change', recordKind: 'referenceEntry', recordId: id, userId: actor.userId })
    await listChanged(work, entry.list)
    return readEntry(platform, work.db, id)
  })
}

/** Done already changes nothing. @throws Refusal 404; 409 `entry_merged` */
export function retireEntry(platform: Platform, actor: Actor, id: string, isRetired: boolean): Promise<ReferenceEntry> {
  return platform.transact(async (work) => {
    const entry = await lockEntry(work, id)
    refuseMerged(entry)
    if ((entry.retired_at !== null) !== isRetired) {
      const retired = { retired_at: isRetired ? platform.clock.now() : null, version: entry.version + 1 }
      await work.db.updateTable('reference_entries').set(retired).where('id', '=', id).execute()
      const action = isRetired ? 'list.retire' : 'list.restore'
      await work.audit({ action, recordKind: 'referenceEntry', recordId: id, userId: actor.userId })
      await listChanged(work, entry.list)
    }
    return readEntry(platform, work.db, id)
  })
}

export function refuseMerged(entry: { readonly merged_into: string | null }): void {
  if (entry.merged_into !== null) throw conflict('entry_merged', 'The entry was merged into another one')
}

/** Names of other entries are theirs; of what was merged into this one they find it already. */
async function refuseTaken(work: Work, list: ReferenceList, id: string, names: readonly string[]): Promise<void> {
  const { rows } = await sql<{ is_empty: boolean; is_taken: boolean }>`
    select folded(sent.name) = ' ' as is_empty, known.entry_id is not null as is_taken
    from unnest(${sql.val(names)}::text[]) with ordinality as sent (name, position)
    left join reference_names as known on known.list = ${list} and known.folded = folded(sent.name) and known.entry_id <> ${id}::uuid
    left join reference_entries as other on other.id = known.entry_id
    where folded(sent.name) = ' ' or (known.entry_id is not null and (sent.position = 1 or other.current_id is distinct from ${id}::uuid))`.execute(
    work.db,
  )
  if (rows.some((row) => row.is_empty)) throw invalid('name', 'too_short', 'A name has letters or digits')
  if (rows.length > 0) throw conflict('entry_name_taken', 'Another entry of the list has this name')
}

async function writeAliases(
  work: Work,
  list: ReferenceList,
  id: string,
  name: string,
  aliases: readonly string[],
): Promise<void> {
  await work.db.deleteFrom('reference_names').where('entry_id', '=', id).where('is_alias', '=', true).execute()
  await sql`insert into reference_names (list, folded, entry_id, name, is_alias)
    select distinct on (folded(sent.name)) ${list}, folded(sent.name), ${id}::uuid, sent.name, true
    from unnest(${sql.val(aliases)}::text[]) with ordinality as sent (name, position)
    where folded(sent.name) <> folded(${name}) order by folded(sent.name), position
    on conflict (list, folded) do nothing`.execute(work.db)
}

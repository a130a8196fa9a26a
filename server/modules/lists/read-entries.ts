import { sql } from 'kysely'
import { mergeUndoDays, type ReferenceList } from '#contract/lists/values.ts'
import type { EntriesQuery, MatchingEntries, ReferenceEntry } from '#contract/lists/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { groupedBy } from '#server/kernel/grouped-by.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesOneOf, searchTermsOf } from '#server/kernel/search-terms.ts'
import { countUses } from './count-uses.ts'
import './tables.ts'

interface EntryRow {
  readonly id: string
  readonly list: ReferenceList
  readonly name: string
  readonly retired_at: string | null
  readonly version: number
  readonly name_order: string
}

/** Entries of a list by name, found by any of their names; those that were merged stand within their entry. */
export async function listEntries(
  platform: Platform,
  query: EntriesQuery,
): Promise<{ items: ReferenceEntry[]; next: string | null }> {
  const page = await readPage(matchingEntries(platform.db, query), order, query)
  return { items: await presentEntries(platform, query.list, page.items), next: page.next }
}

const order = {
  column: 'reference_entries.name_order',
  kind: 'text',
  id: 'reference_entries.id',
  direction: 'asc',
  at: ({ name_order: name, id }: EntryRow) => [name, id] as const,
} as const

/** All that match, without an order. */
export function matchingEntries(db: Reader, { list, search, show }: MatchingEntries) {
  let select = db
    .selectFrom('reference_entries')
    .select(['id', 'list', 'name', 'retired_at', 'version', 'name_order'])
    .where('list', '=', list)
    .where('merged_into', 'is', null)
  if (show) select = select.where('retired_at', show === 'active' ? 'is' : 'is not', null)
  if (search === undefined || search === '') return select
  const wanted = searchTermsOf(search)
  if (!wanted) return select.where(sql<boolean>`false`)
  const found = sql.join(
    wanted.patterns.map((patterns) => matchesOneOf(sql.ref('known.folded'), patterns)),
    sql` and `,
  )
  // Gathered once: as part of a join, a database that takes the list for shorter than it is would gather them again for each entry.
  return select.where(sql<boolean>`reference_entries.id = any(array(select coalesce(named.current_id, named.id)
    from reference_names as known join reference_entries as named on named.id = known.entry_id
    where known.list = ${list} and ${found}))`)
}

/** One entry as lists show it. @throws Refusal 404 */
export async function readEntry(platform: Platform, db: Reader, id: string): Promise<ReferenceEntry> {
  const row = await db
    .selectFrom('reference_entries')
    .select(['id', 'list', 'name', 'retired_at', 'version', 'name_order'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  const [entry] = await presentEntries({ ...platform, db }, row.list, [row])
  return entry!
}

/** With other names, merges and uses, asked for all of them at once. */
export async function presentEntries(
  { db, clock }: Pick<Platform, 'clock'> & { readonly db: Reader },
  list: ReferenceList,
  rows: readonly EntryRow[],
): Promise<ReferenceEntry[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const aliases = await db
    .selectFrom('reference_names')
    .select(['entry_id', 'name'])
    .where('entry_id', '=', anyOf(ids))
    .where('is_alias', '=', true)
    .orderBy('folded')
    .execute()
  const merges = await db
    .selectFrom('reference_merges as merge')
    .innerJoin('reference_entries as entry', 'entry.id', 'merge.from_id')
    .select(['merge.id', 'entry.name', 'merge.merged_at', 'entry.current_id'])
    .where('entry.current_id', '=', anyOf(ids))
    .where('merge.undone_at', 'is', null)
    .orderBy('merge.merged_at', 'desc')
    .orderBy('merge.id', 'desc')
    .execute()
  const used = await countUses(db, list, ids)
  const aliasesOf = groupedBy(aliases, ({ entry_id: of }) => of)
  const mergesOf = groupedBy(merges, ({ current_id: of }) => of)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    aliases: (aliasesOf.get(row.id) ?? []).map(({ name }) => name),
    isRetired: row.retired_at !== null,
    used: used.get(row.id) ?? 0,
    merged: (mergesOf.get(row.id) ?? []).map(({ id, name, merged_at: at }) => ({
      mergeId: id,
      name,
      at,
      undoUntil: undoUntil(at) > clock.now().toISOString() ? undoUntil(at) : null,
    })),
    version: row.version,
  }))
}

/** One parameter however many they are. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${sql.val(ids)}::uuid[])`

/** Until when a merge of this moment can be taken back. */
export const undoUntil = (mergedAt: string): string =>
  new Date(new Date(mergedAt).getTime() + mergeUndoDays * 86_400_000).toISOString()

import { sql } from 'kysely'
import { referenceLists, type ReferenceList } from '#contract/lists/values.ts'
import type { Reader } from '#server/kernel/db.ts'

/** How many doctors, or entries of health records, name each of these or what was merged into it. Withdrawn entries are none. */
export async function countUses(db: Reader, list: ReferenceList, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const standing = sql`select named.id, coalesce(named.current_id, named.id) as stands_for from reference_entries as named
    where named.id = any(${sql.val(ids)}::uuid[]) or named.current_id = any(${sql.val(ids)}::uuid[])`
  const { rows } = await usesOf[referenceLists[list].usedBy](standing).execute(db)
  return new Map(rows.map(({ id, used }) => [id, used]))
}

const usesOf = {
  doctors: (standing: ReturnType<typeof sql>) => sql<{ id: string; used: number }>`
    select standing.stands_for as id, count(distinct link.doctor_id)::integer as used
    from (${standing}) as standing join doctor_entries as link on link.entry_id = standing.id group by standing.stands_for`,
  records: (standing: ReturnType<typeof sql>) => sql<{ id: string; used: number }>`
    select standing.stands_for as id, count(*)::integer as used
    from (${standing}) as standing
    join record_entry_editions as said on said.data ->> 'referenceId' = standing.id::text
    join record_entries as entry on entry.id = said.entry_id and entry.edition = said.edition and entry.withdrawn_at is null
    group by standing.stands_for`,
}

import { sql } from 'kysely'
import type { ReferenceList } from '#contract/lists/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import './tables.ts'

/** What can be chosen of a list, by name: neither retired nor merged into another. */
export const choicesOf = (db: Reader, list: ReferenceList) =>
  db
    .selectFrom('reference_entries')
    .select(['id', 'name'])
    .where('list', '=', list)
    .where('retired_at', 'is', null)
    .where('merged_into', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** The entry of a list that this id stands for now. */
export const currentEntry = (db: Reader, list: ReferenceList, id: string) =>
  db
    .selectFrom('reference_entries as entry')
    .innerJoin('reference_entries as current', (join) =>
      join.on('current.id', '=', sql<string>`coalesce(entry.current_id, entry.id)`),
    )
    .select(['current.id', 'current.name'])
    .where('entry.id', '=', id)
    .where('entry.list', '=', list)
    .executeTakeFirst()

/** What a doctor has of each list, as its entries are called now, in the doctor's own order; texts of no list stay as they are. */
export async function namesOfDoctor(db: Reader, doctorId: string): Promise<Record<'awards' | 'skills', string[]>> {
  const { rows } = await sql<{ list: 'awards' | 'skills'; name: string }>`
    select said.list, coalesce(current.name, said.name) as name
    from doctors
    cross join lateral (select 'awards' as list, name, position from unnest(awards) with ordinality as award (name, position)
      union all select 'skills', name, position from unnest(skills) with ordinality as skill (name, position)) as said
    left join doctor_entries as link on link.doctor_id = doctors.user_id and link.list = said.list and link.position = said.position
    left join reference_entries as entry on entry.id = link.entry_id
    left join reference_entries as current on current.id = coalesce(entry.current_id, entry.id)
    where doctors.user_id = ${doctorId}::uuid
    order by said.position`.execute(db)
  const of = (list: 'awards' | 'skills') => [...new Set(rows.filter((row) => row.list === list).map(({ name }) => name))]
  return { awards: of('awards'), skills: of('skills') }
}

/** All names, by each of these entries, of what it stands for now: its own, other ones, and those of all that was merged with it. */
export async function allNamesOf(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; names: string[] }>`
    select entry.id, array_agg(known.name order by known.folded) as names
    from reference_entries as entry
    join reference_entries as named
      on named.id = coalesce(entry.current_id, entry.id) or named.current_id = coalesce(entry.current_id, entry.id)
    join reference_names as known on known.entry_id = named.id
    where entry.id = any(${sql.val(ids)}::uuid[])
    group by entry.id`.execute(db)
  return new Map(rows.map(({ id, names }) => [id, names]))
}

import { sql } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'
import '../tables.ts'

/** A vaccination that says when the next one is due. Health data. */
export interface DueVaccination {
  readonly entryId: string
  /** The pet's, or the patient's user id. */
  readonly subjectId: string
  /** `2026-03-20`. */
  readonly due: string
}

/** Vaccinations whose next one is due on one of these days, the soonest first. Says nothing of whether it was given already. */
export async function vaccinationsDue(
  db: Reader,
  { first, last, atMost }: { readonly first: string; readonly last: string; readonly atMost: number },
): Promise<DueVaccination[]> {
  const due = sql<string>`said.data->>'due'`
  const rows = await db
    .selectFrom('record_entry_editions as said')
    .innerJoin('record_entries as entry', (join) =>
      join.onRef('entry.id', '=', 'said.entry_id').onRef('entry.edition', '=', 'said.edition'),
    )
    .select(['entry.id', 'entry.patient_id', 'entry.pet_id', due.as('due')])
    .where('entry.kind', '=', 'vaccination')
    .where('entry.withdrawn_at', 'is', null)
    .where(due, '>=', first)
    .where(due, '<=', last)
    .orderBy('due')
    .orderBy('entry.id')
    .limit(atMost)
    .execute()
  return rows.map((row) => ({ entryId: row.id, subjectId: row.pet_id ?? row.patient_id, due: row.due }))
}

import { sql } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'
import type { PersonOrPet } from '#server/modules/people/index.ts'
import { ofSubject } from '../subjects.ts'
import '../tables.ts'

/** The earliest day that the entries of a record name, but for those that were withdrawn. */
export async function earliestFact(db: Reader, subject: PersonOrPet): Promise<string | null> {
  const { day } = await db
    .selectFrom('record_entries as entry')
    .innerJoin('record_entry_editions as said', (join) =>
      join.onRef('said.entry_id', '=', 'entry.id').onRef('said.edition', '=', 'entry.edition'),
    )
    .select(sql<string | null>`min(least(data ->> 'since', data ->> 'date', data ->> 'until'))`.as('day'))
    .where(ofSubject('entry', subject))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return day
}

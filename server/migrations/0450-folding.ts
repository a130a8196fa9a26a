import { sql, type Kysely } from 'kysely'
import { foldFunction } from './fold-function.ts'

/**
 * Texts are searched by the rules of `fold-rules.ts`, which browser and server apply as well. The function keeps its name, so that processes
 * of the version before search in the same way. What folded columns hold is brought along by 0451; names of lists here, for they are keys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(foldFunction()).execute(db)
  await refoldListNames(db)
}

/** Of two names that are the same now, the main name of the older entry stays known; the other entry keeps its name and is found no more by it. */
async function refoldListNames(db: Kysely<unknown>): Promise<void> {
  await sql`delete from reference_names using (
      select list, folded, row_number() over (partition by list, folded(name) order by is_alias, entry_id, folded) as place from reference_names
    ) as known where known.place > 1 and known.list = reference_names.list and known.folded = reference_names.folded`.execute(db)
  await sql`update reference_names set folded = folded(name) where folded <> folded(name)`.execute(db)
  // Its trigger would write the names once more, and refuse those that are the same now.
  await sql`alter table reference_entries disable trigger reference_names_changed`.execute(db)
  await sql`update reference_entries set name = name where name_order <> folded(name)`.execute(db)
  await sql`alter table reference_entries enable trigger reference_names_changed`.execute(db)
}

import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'
import type { Slice } from '#server/kernel/jobs/index.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { removeBytes } from './keep-picture.ts'
import './tables.ts'

/** What was put away can be shown again for as long. */
const hoursKept = 24
const mostAtOnce = 200

const idleSince = sql<string>`coalesce(files.released_at, files.created_at)`

/**
 * Holds for a file to which no row of any table refers. Asked of the database, so that whoever shows files need only refer to them: a
 * capability that is added later included.
 */
export async function isUnshown(db: Reader): Promise<RawBuilder<SqlBool>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select tables.relname as table, columns.attname as column
    from pg_constraint
    join pg_class tables on tables.oid = conrelid
    join pg_attribute columns on columns.attrelid = conrelid and columns.attnum = conkey[1]
    where contype = 'f' and confrelid = 'files'::regclass`.execute(db)
  const shown = rows.map(
    ({ table, column }) =>
      sql`exists (select from ${sql.table(table)} as showing where ${sql.ref(`showing.${column}`)} = files.id)`,
  )
  return sql<SqlBool>`not (${sql.join(shown, sql` or `)})`
}

/** Files that nobody shows, a day after they came or were put away, with their bytes. */
export async function removeUnshown(platform: Platform, slice: Slice): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - hoursKept * 3_600_000)
  const nobodyShows = await isUnshown(platform.db)
  const unshown = await platform.db
    .selectFrom('files')
    .select('id')
    .where(idleSince, '<', before.toISOString())
    .where(nobodyShows)
    .orderBy(idleSince)
    .limit(mostAtOnce)
    .execute()
  await slice.eachDue(unshown, async ({ id }) => {
    // The bytes after the row, so that no row is without its bytes; removing twice does no harm.
    const gone = await removeRow(platform, id, nobodyShows)
    if (gone) await removeBytes(platform, id, gone.sizes)
  })
}

function removeRow({ transact }: Platform, id: string, nobodyShows: RawBuilder<SqlBool>) {
  return transact(async ({ db }) => {
    // One that is being chosen this moment stays.
    const locked = await db.selectFrom('files').select('id').where('id', '=', id).forUpdate().skipLocked().executeTakeFirst()
    if (!locked) return undefined
    // Asked once more: one that was chosen just before it was locked is seen only now.
    return db.deleteFrom('files').where('id', '=', id).where(nobodyShows).returning('sizes').executeTakeFirst()
  })
}

export const removeUnshownFiles: Job = { name: 'files.removeUnshown', everySeconds: 3600, run: removeUnshown }

import { sql } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'
import type { Slice } from '#server/kernel/jobs/index.ts'
import { keepReasons, type KeepReason, type PersonalData } from '#server/kernel/personal-data.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { declaredOf, inOrder } from './declared.ts'
import { eraseRows } from './erase-rows.ts'
import { rowsOf } from './rows-of.ts'
import './tables.ts'

const mostAtOnce = 500

/** Rows that something held when their person's account was erased: a case that is closed by now. */
export async function eraseAgain(platform: Platform, slice: Slice): Promise<void> {
  const tables = (await inOrder(platform.db, declaredOf(platform.modules))).filter(([, { rows }]) =>
    rows.some(({ again }) => again),
  )
  let after = ''
  await slice.untilDone(async () => {
    const erased = await platform.db
      .selectFrom('erasures')
      .select('user_id as id')
      .where('state', '=', 'erased')
      .where('released_at', 'is', null)
      .$if(after !== '', (query) => query.where('user_id', '>', after))
      .orderBy('user_id')
      .limit(mostAtOnce)
      .execute()
    for (const { id } of erased)
      await platform.transact(({ db }) => eraseRows(db, tables, { id, email: null, phone: null }, 'again'))
    after = erased.at(-1)?.id ?? after
    return erased.length === mostAtOnce
  })
}

/** Columns that were kept for years that are over by now. */
export async function releaseKept(platform: Platform, slice: Slice): Promise<void> {
  const declared = declaredOf(platform.modules)
  const longest = Math.max(...Object.values(keepReasons).map(({ years }) => years ?? 0))
  const now = platform.clock.now()
  const over = await platform.db
    .selectFrom('erasures')
    .select(['id', 'user_id'])
    .where('state', '=', 'erased')
    .where('released_at', 'is', null)
    .where('ended_at', '<=', yearsBefore(now, longest))
    .limit(mostAtOnce)
    .execute()
  if (over.length === 0) return
  const timed = await timedColumns(platform.db, declared)
  await slice.eachDue(over, async ({ id, user_id }) => {
    const owner = { id: user_id, email: null, phone: null }
    await platform.transact(async ({ db }) => {
      await sql`select set_config('carenest.erasing', 'on', true)`.execute(db)
      for (const { table, columns } of timed) {
        const { rows, atEnd } = declared[table]!
        for (const row of rows) {
          if (row.fate === 'delete') continue
          const theirs = rowsOf({ of: row.of }, owner)
          const blanks = columns.map(({ name, blank }) => sql`${sql.ref(name)} = ${sql.raw(blank)}`)
          if (atEnd) await sql`delete from ${sql.table(table)} where ${theirs}`.execute(db)
          else await sql`update ${sql.table(table)} set ${sql.join(blanks)} where ${theirs}`.execute(db)
        }
      }
      await sql`select set_config('carenest.erasing', 'off', true)`.execute(db)
      await db.updateTable('erasures').set({ released_at: now }).where('id', '=', id).execute()
    })
  })
}

function yearsBefore(now: Date, years: number): string {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  return before.toISOString()
}

interface TimedColumns {
  readonly table: string
  readonly columns: readonly { readonly name: string; readonly blank: string }[]
}

/** Columns kept for a number of years, each with what takes its place: nothing, where the column may be empty. */
async function timedColumns(db: Reader, declared: PersonalData): Promise<TimedColumns[]> {
  const { rows } = await sql<{ table: string; name: string; nullable: boolean; type: string }>`
    select table_name as "table", column_name as name, is_nullable = 'YES' as nullable, data_type as type
    from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'`.execute(db)
  const timed = (Object.keys(keepReasons) as KeepReason[]).filter((reason) => keepReasons[reason].years !== null)
  return (await inOrder(db, declared)).flatMap(([table, { kept = {}, released = {} }]) => {
    const names = new Set(timed.flatMap((reason) => kept[reason]?.split(/\s+/) ?? []))
    const columns = rows
      .filter((column) => column.table === table && names.has(column.name))
      .map(({ name, nullable, type }) => ({ name, blank: released[name] ?? blankOf(nullable, type) }))
    return columns.length === 0 ? [] : [{ table, columns }]
  })
}

function blankOf(nullable: boolean, type: string): string {
  if (nullable) return 'null'
  if (type === 'jsonb') return `'{}'`
  if (type.startsWith('timestamp')) return `timestamptz '1900-01-01'`
  if (type === 'date') return `date '1900-01-01'`
  return type === 'text' ? `'—'` : '0'
}

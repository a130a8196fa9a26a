import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { keepReasons, type KeepReason } from '#server/kernel/personal-data.ts'
import { modules } from '#server/modules/index.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { wholeSlice } from '../../../tests/support/whole-slice.ts'
import { releaseKept } from './after-erasure.ts'
import { carryOut } from './carry-out.ts'
import { declaredOf } from './declared.ts'
import { fillTables, givenColumns } from './testing/fill-tables.ts'

const server = await createTestServer()
const { db, clock, platform } = server
const declared = declaredOf(modules)

const word = 'canary'
const canary = {
  id: '01900000-0000-7000-8000-0000000000ca',
  email: `${word}@example.test`,
  phone: '+15559990001',
  word,
}

/** Columns of all tables in which a word stands; what the database makes of others stands as they do. */
async function whereIs(found: string): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`select columns.table_name as "table", column_name as "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      -- Parts of a table hold what the table is declared to.
      and not exists (select from pg_inherits where inhrelid = format('%I', columns.table_name)::regclass)
      and data_type in ('text', 'jsonb', 'ARRAY', 'character varying')`.execute(db)
  const places: string[] = []
  for (const { table, column } of rows) {
    const { rows: hits } =
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)}::text ilike ${`%${found}%`} limit 1`.execute(db)
    if (hits.length > 0) places.push(`${table}.${column}`)
  }
  return places
}

/** Columns that stay for these reasons, and those in which only the platform writes: numbers, states, kinds. */
const keptFor = (reasons: readonly KeepReason[]) =>
  new Set(
    Object.entries(declared).flatMap(([table, { kept = {}, plain = '' }]) =>
      [plain, ...reasons.map((reason) => kept[reason] ?? '')]
        .flatMap((columns) => columns.split(/\s+/))
        .map((column) => `${table}.${column}`),
    ),
  )

test('a canary in every field leaves nothing behind but what is declared to be kept, and that no longer than declared', async () => {
  const failed = await fillTables(db, declared, canary, givenColumns(canary, platform.ids.next()))
  expect(failed).toEqual([])
  const before = await whereIs(word)
  expect(before.length).toBeGreaterThan(250)
  const erasureId = platform.ids.next()
  const due = { asked_at: clock.now(), due_at: clock.now(), ledger_number: 1 }
  await db.deleteFrom('erasures').execute()
  await insertRow(db, 'erasures', { id: erasureId, user_id: canary.id, state: 'running', ...due })
  await carryOut(platform, erasureId)

  const all = keptFor(Object.keys(keepReasons) as KeepReason[])
  expect((await whereIs(word)).filter((place) => !all.has(place))).toEqual([])
  expect((await whereIs(canary.phone)).filter((place) => !all.has(place))).toEqual([])

  clock.advance({ days: 3654 })
  await releaseKept(platform, wholeSlice(server.log))
  expect(server.log.entries.filter(({ level }) => level === 'error')).toEqual([])
  const timeless = keptFor((Object.keys(keepReasons) as KeepReason[]).filter((reason) => keepReasons[reason].years === null))
  expect((await whereIs(word)).filter((place) => !timeless.has(place))).toEqual([])
}, 60_000)

import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { makeDoctor, makePatient } from '../../tests/support/people.ts'
import { insertRow } from '../../tests/support/rows.ts'
import { createTestServer } from '../../tests/support/server.ts'
import * as folding from './0450-folding.ts'
import * as foldedColumns from './0451-folded-columns.ts'
import { foldFunction } from './fold-function.ts'

const server = await createTestServer()
const db = server.db as unknown as Kysely<unknown>

test('the function is that of the last migration that wrote it', () => {
  // Changed: add a migration that writes the function and the folded columns again, as 0450 and 0451 do.
  expect(createHash('sha256').update(foldFunction()).digest('hex')).toMatchInlineSnapshot(
    `"f78a6eb1d8cf284c43c281cfb6ad34ceca2566b8d89534613d32cd61cfb6427b"`,
  )
})

/** As it was before. */
const formerFunction = String.raw`create or replace function folded(value text) returns text language sql immutable strict parallel safe as $$
  select ' ' || trim(regexp_replace(
    regexp_replace(lower(normalize(value, nfkd)), '[\u0300-\u036f]+', '', 'g'),
    '[[:space:][:punct:]\u2000-\u206f\u3000-\u303f]+', ' ', 'g'))
$$`

test('what was folded before is folded anew', async () => {
  await sql.raw(formerFunction).execute(db)
  const doctor = await makeDoctor(server, { name: 'فاطمة' }, { biography: 'Straße', clinic_name: 'Łódź' })
  const patient = await makePatient(server, { name: 'Ann' })
  const [first, second] = [server.platform.ids.next(), server.platform.ids.next()]
  for (const [id, name] of [
    [first, 'أسد'],
    [second, 'اسد'],
  ] as const)
    await insertRow(server.db, 'reference_entries', { id, list: 'skills', name })
  await folding.up(db)
  await foldedColumns.up(db)
  await foldedColumns.up(db)
  const { rows: users } = await sql`select id, name_words from users where id in (${doctor.userId}, ${patient.userId})`.execute(
    db,
  )
  expect(new Map(users.map((row) => Object.values(row as object) as [string, string]))).toEqual(
    new Map([
      [doctor.userId, ' فاطمه'],
      [patient.userId, ' ann'],
    ]),
  )
  const { rows: doctors } = await sql<{ search_words: string }>`select search_words from doctors`.execute(db)
  expect(doctors[0]!.search_words).toContain('lodz strasse')
  const { rows: entries } = await sql`select name_order from reference_entries order by id`.execute(db)
  expect(entries).toEqual([{ name_order: ' اسد' }, { name_order: ' اسد' }])
  const { rows: names } = await sql`select folded, entry_id from reference_names`.execute(db)
  expect(names).toEqual([{ folded: ' اسد', entry_id: first }])
})

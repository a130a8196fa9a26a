import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { DatabaseFailure } from '#server/adapters/database/failure.ts'
import { problemResponse } from '#server/kernel/http/problems.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer()

it('no unique constraint of the database is answered 500, or says what another account holds', async () => {
  const { rows } = await sql<{ constraint: string; table: string }>`
    select index.relname as constraint, tables.relname as table
    from pg_index join pg_class index on index.oid = indexrelid join pg_class tables on tables.oid = indrelid
    join pg_namespace on pg_namespace.oid = tables.relnamespace
    where indisunique and nspname = 'public' and not tables.relispartition
    union all
    select conname, conrelid::regclass::text from pg_constraint where contype = 'x'
    order by 1`.execute(server.db)
  expect(rows.length).toBeGreaterThan(250)
  for (const { constraint, table } of rows) {
    const facts = {
      message: `duplicate key ${constraint}`,
      code: '23505',
      severity: 'ERROR',
      constraint,
      schema: 'public',
      table,
    }
    const response = problemResponse(new DatabaseFailure({ ...facts, column: undefined }), server.log, 'a request')
    const text = await response.text()
    expect([constraint, response.status]).toEqual([constraint, 409])
    expect(JSON.parse(text)).toEqual({
      type: 'about:blank',
      title: 'Something else was changed at the same moment; try again',
      status: 409,
      code: 'changed_meanwhile',
    })
  }
  // The office still learns of it: a verb that can say more should.
  expect(server.log.entries.at(-1)).toMatchObject({ level: 'error', fields: { constraint: rows.at(-1)!.constraint } })
})

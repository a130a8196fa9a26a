import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestServer } from '../../../../tests/support/server.ts'
import { wholeSlice } from '../../../../tests/support/whole-slice.ts'
import { turnMonths } from './months.ts'

const server = await createTestServer()

test('entries of a time without months are moved into theirs, and stay as protected as all others', async () => {
  const undone = new Error('the tables stay as they were')
  const log = server.log
  const trying = server.db.transaction().execute(async (tx) => {
    for (const at of ['2190-02-10T10:00:00.000Z', '2190-05-10T10:00:00.000Z', '2190-05-20T09:59:00.000Z'])
      await sql`insert into audit_entries (id, at, action, record_kind, record_id)
        values (gen_random_uuid(), ${at}::timestamptz, 'sample.rest', 'sample', 'x')`.execute(tx)
    await turnMonths.run(
      { ...server.platform, db: tx, log, clock: { now: () => new Date('2190-05-20T10:00:00.000Z') } },
      wholeSlice(log),
    )
    const { rows } = await sql<{
      part: string
      n: number
    }>`select tableoid::regclass::text as part, count(*)::int as n from audit_entries
      where action = 'sample.rest' group by 1 order by 1`.execute(tx)
    expect(rows).toEqual([
      { part: 'audit_entries_2190_02', n: 1 },
      { part: 'audit_entries_2190_05', n: 2 },
    ])
    expect(log.entries).toContainEqual(expect.objectContaining({ message: 'rows that had no month were moved into theirs' }))
    for (const forbidden of [
      'delete from audit_entries',
      'truncate audit_entries_rest',
      'update audit_entries set record_id = null',
    ]) {
      await sql`savepoint before`.execute(tx)
      await expect(sql.raw(forbidden).execute(tx)).rejects.toMatchObject({ code: '23001' })
      await sql`rollback to savepoint before`.execute(tx)
    }
    throw undone
  })
  await expect(trying).rejects.toBe(undone)
})

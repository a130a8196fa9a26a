import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recordsContract as contract } from '#contract/records/contract.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { makeSubject } from '../testing/make-subject.ts'

const server = await createTestServer()
const count = 5000

test('a record of 5,000 entries is read page by page, each row once, and a deep page costs what the first does', async () => {
  const { id, patient } = await makeSubject(server)
  await sql`with made as (
      insert into record_entries (id, patient_id, kind, edition, at, is_day, words, told_by_owner, author_id, created_at)
      select gen_random_uuid(), ${id}, 'condition', 1, '2020-01-01T00:00:00Z'::timestamptz + n * interval '1 hour', false,
        folded('Condition ' || n), true, ${id}, now()
      from generate_series(1, ${sql.lit(count)}) as n returning id, at
    )
    insert into record_entry_editions (entry_id, edition, act, data, capacity, written_by, written_at)
    select id, 1, 'write', '{"kind":"condition","name":"Old","state":"active","since":null,"until":null,"remark":""}', 'owner', ${id}, at
    from made`.execute(server.db)
  await sql`analyze record_entries`.execute(server.db)
  const seen = new Set<string>()
  const took: number[] = []
  let cursor: string | null = null
  do {
    const query: Record<string, unknown> = { limit: 100, kind: 'condition', ...(cursor && { cursor }) }
    const began = performance.now()
    const page: { items: { id: string }[]; next: string | null } = await server.call(
      contract.readTimeline,
      { params: { id }, query },
      { as: patient },
    )
    took.push(performance.now() - began)
    for (const item of page.items) seen.add(item.id)
    cursor = page.next
  } while (cursor)
  expect(seen.size).toBe(count)
  expect(took).toHaveLength(count / 100)
  // Generously, for a busy machine: a page that went through all before it would take many times as long.
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
  expect(mean(took.slice(-10))).toBeLessThan(mean(took.slice(1, 11)) * 5)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCursor } from '#server/kernel/cursor.ts'
import { boundedCount, readPage } from '#server/kernel/paging.ts'
import type { Order } from '#server/kernel/paging.ts'
import type { Tables } from '#server/kernel/db.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer({ modules: [] })

interface Row {
  id: string
  at: string
}

const order = (direction: 'asc' | 'desc'): Order<Tables, 'audit_entries', Row> => ({
  column: 'at',
  kind: 'instant',
  id: 'id',
  direction,
  at: (row) => [row.at, row.id],
})
const entries = () => server.db.selectFrom('audit_entries').select(['id', 'at'])

async function write(minutes: readonly number[]): Promise<Row[]> {
  const rows = minutes.map((minute) => ({
    id: server.platform.ids.next(),
    at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  }))
  const columns = { action: 'a', record_kind: 'r', record_id: 'x', user_id: null, reason: null }
  if (rows.length > 0)
    await server.db
      .insertInto('audit_entries')
      .values(rows.map((row) => ({ ...row, ...columns })))
      .execute()
  return rows
}

async function readAll(direction: 'asc' | 'desc', limit: number): Promise<Row[]> {
  const all: Row[] = []
  let cursor: string | undefined
  do {
    const page = await readPage(entries(), order(direction), { cursor, limit })
    all.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return all
}

const compare = (a: Row, b: Row) => (a.at + a.id < b.at + b.id ? -1 : 1)

test('pages put together are the whole list in order, however many rows are alike', async () => {
  const lists = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(lists, fc.integer({ min: 1, max: 7 }), fc.constantFrom('asc', 'desc'), async (minutes, limit, direction) => {
      await server.reset()
      const sorted = (await write(minutes)).toSorted(compare)
      expect(await readAll(direction, limit)).toEqual(direction === 'asc' ? sorted : sorted.toReversed())
    }),
    { seed: 20, numRuns: 25 },
  )
})

test('rows that come while somebody pages move nothing', async () => {
  const [first] = (await write([10, 20, 30])).toSorted(compare)
  const page = await readPage(entries(), order('desc'), { limit: 2 })
  await write([40, 50])
  const next = await readPage(entries(), order('desc'), { limit: 2, cursor: page.next ?? '' })
  expect(next).toEqual({ items: [first], next: null })
})

test('a cursor that was not given for this list is refused by name', async () => {
  await write([10, 20])
  const { next } = await readPage(entries(), order('desc'), { limit: 1 })
  const forged = btoa(JSON.stringify(['at desc', "'; drop table users", '01900000-0000-7000-8000-000000000001']))
  for (const cursor of ['', '!', 'bm9uc2Vuc2U', forged, `${next}x`, btoa('null')])
    await expect(readPage(entries(), order('desc'), { cursor, limit: 1 })).rejects.toMatchObject({
      status: 422,
      more: { errors: [{ field: 'cursor' }] },
    })
  await expect(readPage(entries(), order('asc'), { cursor: next ?? '', limit: 1 })).rejects.toMatchObject({ status: 422 })
})

const cursorOf = (...position: unknown[]) => btoa(JSON.stringify(position))
const anId = '01900000-0000-7000-8000-000000000001'

test.each([
  ['instant', ['0000-01-01T00:00:00.000Z', '2026-01-01T00:00:00.0000000000001Z', '2026-02-30T00:00:00.000Z', 1e300, '\0', null]],
  ['integer', [1.5, 1e300, '1', '\0', Number.MAX_SAFE_INTEGER + 1, null]],
  ['number', ['1', '\0', null, [1]]],
  ['text', ['a\0b', '\uD800', 'a'.repeat(401), 1, null]],
  ['uuid', ['', '{01900000-0000-7000-8000-000000000001}', '\0', 1]],
] as const)('a cursor of kind %s takes no value that its column cannot hold', (kind, values) => {
  const order = { name: 'x asc', kind }
  for (const value of values)
    expect(() => readCursor(order, cursorOf('x asc', value, anId)), String(value)).toThrow(
      expect.objectContaining({ status: 422 }),
    )
  expect(() => readCursor(order, cursorOf('x asc', values[0], '\0'))).toThrow(expect.objectContaining({ status: 422 }))
})

test('a count goes no further than 1,001', async () => {
  await write([1, 2, 3])
  expect(await boundedCount(server.db, entries().where('at', '>', '2026-01-01T00:01:00.000Z'))).toBe(2)
  await write(Array.from({ length: 1200 }, (_, minute) => minute))
  expect(await boundedCount(server.db, entries())).toBe(1001)
})

import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/databases.ts'
import { quoteElement, readArray } from './array-text.ts'

// One table of expectations; the suite runs on the embedded database and again on PostgreSQL, so both must answer just this.
const expressions: readonly (readonly [sql: string, value: unknown])[] = [
  ['true', true],
  ["'\\x00ff10'::bytea", Uint8Array.of(0, 255, 16)],
  ['1::int2', 1],
  ['2::int4', 2],
  ['9007199254740991::int8', 9_007_199_254_740_991],
  ['count(*)', 1],
  ['19.90::numeric', 19.9],
  ['1.5::float8', 1.5],
  ['0.25::float4', 0.25],
  ['\'text, "quoted"\'::text', 'text, "quoted"'],
  ["'ab'::varchar(5)", 'ab'],
  ["'0198a000-0000-7000-8000-000000000001'::uuid", '0198a000-0000-7000-8000-000000000001'],
  ["'2026-11-20'::date", '2026-11-20'],
  ["'09:30'::time", '09:30:00'],
  ["'2026-11-20 14:30:00'::timestamp", '2026-11-20T14:30:00.000'],
  ["'2026-11-20 14:30:00+00'::timestamptz", '2026-11-20T14:30:00.000Z'],
  ["'2026-11-20 14:30:00.123456-05'::timestamptz", '2026-11-20T19:30:00.123Z'],
  ["'0042-01-02 03:04:05+00'::timestamptz", '0042-01-02T03:04:05.000Z'],
  ["interval '1 day 02:03'", '1 day 02:03:00'],
  ['\'{"a":[1,null,"x"]}\'::jsonb', { a: [1, null, 'x'] }],
  ["'[1,2]'::json", [1, 2]],
  ["'null'::jsonb", null],
  ['null::text', null],
  ['array[1,2,null]::int8[]', [1, 2, null]],
  ['array[1.5,2]::numeric[]', [1.5, 2]],
  ["array['a,b','NULL',null,'q\"\\']::text[]", ['a,b', 'NULL', null, 'q"\\']],
  ['array[true,false]', [true, false]],
  ["array['2026-11-20'::date]", ['2026-11-20']],
  ["array['2026-11-20 00:00+02'::timestamptz]", ['2026-11-19T22:00:00.000Z']],
  ['array[\'{"a":1}\'::jsonb]', [{ a: 1 }]],
  ["array['0198a000-0000-7000-8000-000000000001'::uuid]", ['0198a000-0000-7000-8000-000000000001']],
  ["'{}'::text[]", []],
  [
    'array[[1,2],[3,4]]',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ["tstzrange('2026-11-20 10:00+00','2026-11-20 11:00+00')", '["2026-11-20 10:00:00+00","2026-11-20 11:00:00+00")'],
  ["daterange('2026-11-20','2026-11-22')", '[2026-11-20,2026-11-22)'],
  ["current_setting('TimeZone')", 'UTC'],
]

const parameters: readonly (readonly [type: string, given: unknown, read: unknown])[] = [
  ['int8', 42, 42],
  ['numeric', 19.9, 19.9],
  ['bool', false, false],
  ['text', 'Ünïcode \\ \' "', 'Ünïcode \\ \' "'],
  ['timestamptz', new Date('2026-11-20T14:30:00.5Z'), '2026-11-20T14:30:00.500Z'],
  ['timestamptz', '2026-11-20T14:30:00.500Z', '2026-11-20T14:30:00.500Z'],
  ['date', '2026-11-20', '2026-11-20'],
  ['jsonb', { a: ['x'] }, { a: ['x'] }],
  ['jsonb', JSON.stringify(['x', 1]), ['x', 1]],
  ['text[]', ['a', 'b,c', null, '{}', 'NULL', ''], ['a', 'b,c', null, '{}', 'NULL', '']],
  ['int8[]', [1, 2], [1, 2]],
  ['bytea', Uint8Array.of(1, 0, 255), Uint8Array.of(1, 0, 255)],
  ['text', null, null],
  ['text', undefined, null],
]

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
// The next file takes the database over, and knows every table of it.
afterAll(() => sql`drop table if exists refusing, ordered`.execute(database.db))

describe('rows', () => {
  it('hold every type in the one form that the platform knows', async () => {
    const columns = expressions.map(([text], index) => `${text} as c${index}`).join(', ')
    const { rows } = await sql<Record<string, unknown>>`select ${sql.raw(columns)}`.execute(database.db)
    expect(Object.values(rows[0]!)).toEqual(expressions.map(([, value]) => value))
  })

  it('take parameters of every kind and give them back', async () => {
    for (const [type, given, read] of parameters) {
      const { rows } = await sql<{ value: unknown }>`select ${given}::${sql.raw(type)} as value`.execute(database.db)
      expect(rows[0], `${type} ${String(given)}`).toEqual({ value: read })
    }
  })

  it('are counted by the statements that change them', async () => {
    const result = await sql`create temporary table counted (n int)`.execute(database.db)
    expect(result.numAffectedRows).toBeUndefined()
    expect((await sql`insert into counted values (1), (2), (3)`.execute(database.db)).numAffectedRows).toBe(3n)
    expect((await sql`update counted set n = 0 where n > 1`.execute(database.db)).numAffectedRows).toBe(2n)
    expect((await sql`delete from counted where n = 1 returning n`.execute(database.db)).numAffectedRows).toBe(1n)
  })
})

describe('a refusal of the database', () => {
  it('says code, constraint, table and column, and nothing of the row', async () => {
    const { db } = database
    await sql`create table if not exists refusing (email text constraint refusing_email unique, age int not null)`.execute(db)
    await sql`insert into refusing values ('rosa@carenest.test', 1)`.execute(db)
    const again = await sql`insert into refusing values ('rosa@carenest.test', 1)`.execute(db).catch((error: unknown) => error)
    expect(again).toMatchObject({ code: '23505', constraint: 'refusing_email', table: 'refusing', severity: 'ERROR' })
    expect(JSON.stringify({ ...(again as object), text: String(again) })).not.toContain('rosa')
    const absent = await sql`insert into refusing (email) values ('x')`.execute(db).catch((error: unknown) => error)
    expect(absent).toMatchObject({ code: '23502', column: 'age' })
  })
})

describe('the root handle', () => {
  it('is refused inside an open transaction, where it would wait for itself, and works beside and after it', async () => {
    const { db } = database
    let late: Promise<unknown> | undefined
    const inside = db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      late = new Promise((resolve) => setTimeout(resolve, 0))
        .then(() => inside.catch(() => {}))
        .then(() => sql`select 2`.execute(db))
      await sql`select 1`.execute(db)
    })
    const beside = sql<{ n: number }>`select 3 as n`.execute(db)
    await expect(inside).rejects.toThrow(/use the handle of the transaction/)
    expect((await beside).rows).toEqual([{ n: 3 }])
    await late
  })

  it('is given to one after the other, in order, and a failed transaction gives it back', async () => {
    const { db } = database
    await sql`create table if not exists ordered (n serial, who text)`.execute(db)
    const runs = Array.from({ length: 20 }, (_, who) =>
      db
        .transaction()
        .execute(async (tx) => {
          await sql`insert into ordered (who) values (${who})`.execute(tx)
          if (who % 2) throw new Error('undone')
        })
        .catch(() => {}),
    )
    await Promise.all(runs)
    const { rows } = await sql<{ n: number }>`select count(*) as n from ordered`.execute(db)
    expect(rows).toEqual([{ n: 10 }])
  })
})

describe('array text', () => {
  type Nested = string | null | Nested[]
  const write = (value: Nested): string =>
    value === null ? 'NULL' : Array.isArray(value) ? `{${value.map(write).join(',')}}` : quoteElement(value)

  it('is read back as it was written, whatever the texts hold', () => {
    const { element } = fc.letrec<{ element: Nested }>((tie) => ({
      element: fc.oneof(
        { maxDepth: 3 },
        fc.string({ unit: 'binary', maxLength: 8 }),
        fc.constant(null),
        fc.array(tie('element'), { maxLength: 4 }),
      ),
    }))
    fc.assert(
      fc.property(fc.array(element, { maxLength: 5 }), (array) => {
        expect(readArray(write(array))).toEqual(array)
      }),
      { seed: 20_261_120, numRuns: 150 },
    )
  })
})

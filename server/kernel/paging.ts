import { sql } from 'kysely'
import type { SelectQueryBuilder, SqlBool, StringReference } from 'kysely'
import { z } from 'zod'
import type { Reader, Tables } from './db.ts'
import { base64url } from './defaults.ts'
import { invalid } from './errors.ts'

const kinds = { instant: z.iso.datetime(), text: z.string().max(400), number: z.number() }

/** The order of a list: a column that is never null, then the id, both the same way; an index over both serves it. */
export interface Order<DB, TB extends keyof DB, Row> {
  readonly column: StringReference<DB, TB>
  readonly kind: keyof typeof kinds
  readonly id: StringReference<DB, TB>
  readonly direction: 'asc' | 'desc'
  /** The row's value in the column, and its id. */
  readonly at: (row: Row) => readonly [value: string | number, id: string]
}

export interface Page<Row> {
  readonly items: Row[]
  readonly next: string | null
}

/**
 * A page of a query that has no order of its own: rows after the cursor, as many as asked for. Deep pages cost what the first
 * does. Instants are compared to the millisecond, which is how the platform writes them. A cursor that was not given for this
 * order is refused as `cursor`.
 */
export async function readPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: Order<DB, TB, Row>,
  asked: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<Row>> {
  const column = sql.ref(order.column)
  const id = sql.ref(order.id)
  let paged = query
    .orderBy(column, order.direction)
    .orderBy(id, order.direction)
    .limit(asked.limit + 1)
  if (asked.cursor !== undefined) {
    const [value, after] = readCursor(order, asked.cursor)
    const comparison = sql.raw(order.direction === 'asc' ? '>' : '<')
    paged = paged.where(sql<SqlBool>`(${column}, ${id}) ${comparison} (${value}, ${after})`)
  }
  const rows = await paged.execute()
  const items = rows.slice(0, asked.limit)
  const last = items.at(-1)
  return { items, next: rows.length > asked.limit && last !== undefined ? writeCursor(order, last) : null }
}

const nameOf = <DB, TB extends keyof DB, Row>({ column, direction }: Order<DB, TB, Row>) => `${column} ${direction}`

/** Opaque: the order's name, the value and the id of the last row given. */
function writeCursor<DB, TB extends keyof DB, Row>(order: Order<DB, TB, Row>, last: Row): string {
  return base64url(new TextEncoder().encode(JSON.stringify([nameOf(order), ...order.at(last)])))
}

function readCursor<DB, TB extends keyof DB, Row>(order: Order<DB, TB, Row>, cursor: string): [string | number, string] {
  const position = z.tuple([z.literal(nameOf(order)), kinds[order.kind] as z.ZodType<string | number>, z.uuid()])
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0)!)
    const [, value, id] = position.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    return [value, id]
  } catch {
    throw invalid('cursor', 'invalid_cursor', 'Take the cursor of a page as it was given')
  }
}

/** How many rows, counted to 1001 at most: `1001` reads "more than 1,000". */
export async function boundedCount<TB extends keyof Tables, Row>(
  db: Reader,
  query: SelectQueryBuilder<Tables, TB, Row>,
): Promise<number> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(1001)
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${counted}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

import { sql } from 'kysely'
import type { SelectQueryBuilder, SqlBool, StringReference } from 'kysely'
import { cursorTypes, readCursor, writeCursor, type CursorKind, type CursorOrder, type Position } from './cursor.ts'
import type { Reader, Tables } from './db.ts'

/** The order of a list: a column that is never null, then the id, both the same way; an index over both serves it. */
export interface Order<DB, TB extends keyof DB, Row> {
  readonly column: StringReference<DB, TB>
  readonly kind: CursorKind
  readonly id: StringReference<DB, TB>
  readonly direction: 'asc' | 'desc'
  /** The row's value in the column, and its id. */
  readonly at: (row: Row) => Position
  /**
   * The column is a distance that an index gives by itself alone (before PostgreSQL 16 a second column makes it sort all rows instead): rows
   * of one distance come together and are put in the order of their ids here. Only where few have the same.
   */
  readonly isDistance?: true
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
  const ordered = query.orderBy(column, order.direction)
  let paged = order.isDistance
    ? ordered.fetch(asked.limit + 1, 'with ties')
    : ordered.orderBy(id, order.direction).limit(asked.limit + 1)
  if (asked.cursor !== undefined) {
    const [value, after] = readCursor(cursorOrder(order), asked.cursor)
    const type = sql.raw(cursorTypes[order.kind])
    const comparison = sql.raw(order.direction === 'asc' ? '>' : '<')
    paged = paged.where(sql<SqlBool>`(${column}, ${id}) ${comparison} (${value}::${type}, ${after}::uuid)`)
  }
  const rows = await paged.execute()
  if (order.isDistance) rows.sort((one, other) => byPosition(order.at(one), order.at(other)))
  const items = rows.slice(0, asked.limit)
  const last = items.at(-1)
  return { items, next: rows.length > asked.limit && last !== undefined ? writeCursor(cursorOrder(order), order.at(last)) : null }
}

const byPosition = ([value, id]: Position, [other, otherId]: Position) =>
  Number(value) - Number(other) || (id < otherId ? -1 : Number(id > otherId))

const cursorOrder = <DB, TB extends keyof DB, Row>({ column, direction, kind }: Order<DB, TB, Row>): CursorOrder => ({
  name: `${column} ${direction}`,
  kind,
})

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

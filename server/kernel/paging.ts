import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { base64url } from './defaults.ts'
import { invalid } from './errors.ts'

/** Lists go on after the last row that was seen, by its sort values and id; never by number. */
export type Key = readonly (string | number)[]

export function encodeCursor(key: Key): string {
  return base64url(new TextEncoder().encode(JSON.stringify(key)))
}

/** @throws Refusal 422 naming `cursor` for what {@link encodeCursor} did not make with as many values. */
export function decodeCursor(cursor: string, length: number): Key {
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    const key: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0))))
    if (Array.isArray(key) && key.length === length && key.every(isScalar)) return key
  } catch {
    // Not base64 or not JSON: refused like any other.
  }
  throw invalid('cursor', 'invalid_cursor', 'This cursor is not one of ours')
}

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || Number.isFinite(value)

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The rows that follow the cursor in a list by an instant and an id: `(created_at, id) < (…)` for newest first (`desc`), `>` for
 * oldest first. Columns are trusted names, never input.
 * @throws Refusal 422 naming `cursor`.
 */
export function afterCursor(columns: readonly [string, string], direction: 'asc' | 'desc', cursor: string): RawBuilder<SqlBool> {
  const [at, id] = decodeCursor(cursor, 2)
  if (!instant.test(String(at)) || !uuid.test(String(id))) {
    throw invalid('cursor', 'invalid_cursor', 'This cursor is not one of ours')
  }
  const beyond = sql.raw(direction === 'desc' ? '<' : '>')
  return sql<SqlBool>`(${sql.ref(columns[0])}, ${sql.ref(columns[1])}) ${beyond} (${at}::timestamptz, ${id}::uuid)`
}

/** Cuts rows that were asked for with one more than `limit` into a page; `next` is null at the end. */
export function pageOfRows<T>(rows: readonly T[], limit: number, keyOf: (row: T) => Key): { rows: T[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > limit && last ? encodeCursor(keyOf(last)) : null }
}

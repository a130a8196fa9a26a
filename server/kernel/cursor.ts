import { z } from 'zod'
import { base64url } from './defaults.ts'
import { invalid } from './errors.ts'
import { isStorable } from './http/unstorable.ts'

/** The kinds of value that a list is ordered by. Each takes only what its column can be compared with. */
const kinds = {
  /** As the platform writes instants, to the millisecond. The database knows no year 0000. */
  instant: z.iso.datetime({ precision: 3 }).refine((value) => value >= '0001'),
  integer: z.int(),
  /** A fraction: the column is a `float8`. */
  number: z.number(),
  text: z.string().max(400).refine(isStorable),
  uuid: z.uuid(),
}
export type CursorKind = keyof typeof kinds

/** PostgreSQL's type of each kind. Named in the comparison, so that a narrower column never reads a value as its own type. */
export const cursorTypes = {
  instant: 'timestamptz',
  integer: 'bigint',
  number: 'float8',
  text: 'text',
  uuid: 'uuid',
} as const satisfies Record<CursorKind, string>

/** What a cursor points into: the order's name, which no other order of the platform's lists has, and its kind of value. */
export interface CursorOrder {
  readonly name: string
  readonly kind: CursorKind
}

/** Where a page ended: the value that the list is ordered by, and the id of the row. */
export type Position = readonly [value: string | number, id: string]

/** Opaque to whoever gets it. */
export function writeCursor({ name }: CursorOrder, position: Position): string {
  return base64url(new TextEncoder().encode(JSON.stringify([name, ...position])))
}

/** @throws Refusal 422 naming `cursor` for one that was not given for this order, or holds a value that no row can have. */
export function readCursor({ name, kind }: CursorOrder, cursor: string): Position {
  const position = z.tuple([z.literal(name), kinds[kind] as z.ZodType<string | number>, kinds.uuid])
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0)!)
    const [, value, id] = position.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    return [value, id]
  } catch {
    throw invalid('cursor', 'invalid_cursor', 'Take the cursor of a page as it was given')
  }
}

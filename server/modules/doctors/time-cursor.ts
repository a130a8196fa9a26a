import { z } from 'zod'
import { base64url } from '#server/kernel/defaults.ts'
import { invalid } from '#server/kernel/errors.ts'

/** Where a list that is sorted beside the database goes on: after this doctor, who is first free then. */
export interface TimeCursor {
  /** Milliseconds; greater than any time for who is not free. */
  readonly first: number
  readonly id: string
}

const position = z.tuple([z.literal('nextFree'), z.int(), z.uuid()])

export function writeTimeCursor({ first, id }: TimeCursor): string {
  return base64url(new TextEncoder().encode(JSON.stringify(['nextFree', first, id])))
}

/** @throws Refusal 422 naming `cursor` for one that was not given for this order. */
export function readTimeCursor(cursor: string): TimeCursor {
  try {
    const [, first, id] = position.parse(JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))))
    return { first, id }
  } catch {
    throw invalid('cursor', 'invalid_cursor', 'Take the cursor of a page as it was given')
  }
}

import type { ReadPage, RowPage } from './collect-rows.ts'

/** The most that a list gives at once. */
const limit = 100

type AskPage<Query, Row> = (input: { query: Query & { limit: number; cursor: string | undefined } }) => {
  unwrap: () => Promise<RowPage<Row>>
  abort: () => void
}

/** What the query finds, page after page of an RTK Query call. The call ends with the signal; rejects as the call does. */
export function pagesOf<Query extends object, Row>(ask: AskPage<Query, Row>, query: Query): ReadPage<Row> {
  return (cursor, signal) => {
    const call = ask({ query: { ...query, limit, cursor } })
    signal.addEventListener('abort', () => call.abort(), { once: true })
    return call.unwrap()
  }
}

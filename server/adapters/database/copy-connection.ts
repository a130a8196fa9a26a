/** One connection that reads and writes whole tables as PostgreSQL's own COPY text, which every version and both databases understand. */
export interface CopyConnection {
  readonly query: <Row = Record<string, unknown>>(statement: string) => Promise<readonly Row[]>
  /** What `copy … to stdout` gives. `source`: a table with its columns, or a query in parentheses. */
  copyOut(source: string): AsyncIterable<Uint8Array>
  /** `copy … from stdin`. `target`: a table with its columns. */
  copyIn(target: string, chunks: AsyncIterable<Uint8Array>): Promise<void>
}

/** One statement's answer, rows already parsed. */
export interface EngineResult {
  readonly rows: Record<string, unknown>[]
  /** `INSERT`, `SELECT`, … */
  readonly command: string
  /** Rows that an INSERT, UPDATE, DELETE or MERGE touched. */
  readonly affected: number
}

/** The embedded database, wherever it runs: in this thread, in a worker thread, in a browser's worker. It has one connection. */
export interface Engine {
  /** One statement. Parameters are text or null. Throws `DatabaseFailure`. */
  query(sql: string, parameters: readonly (string | null)[]): Promise<EngineResult>
  /** Several statements at once, without parameters. */
  exec(sql: string): Promise<void>
  /** `copy … to`: a table or a query in parentheses as COPY text. */
  copyOut(source: string): Promise<Uint8Array<ArrayBuffer>>
  /** `copy … from`: COPY text into a table with its columns. */
  copyIn(target: string, text: Uint8Array<ArrayBuffer>): Promise<void>
  /** The whole database as a tar archive, for `loadDataDir`. */
  dump(): Promise<Blob>
  /** Writes out what is unwritten and ends it. Safe to call twice. */
  close(): Promise<void>
}

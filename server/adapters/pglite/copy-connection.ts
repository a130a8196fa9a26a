import { sql } from 'kysely'
import type { CopyConnection } from '../database/copy-connection.ts'
import type { EmbeddedDatabase } from './open-local.ts'

async function joined(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of chunks) parts.push(Uint8Array.from(chunk))
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** Runs `work` on the one connection of the embedded database; everybody else waits until it is done. A table is held in memory whole. */
export function withEmbeddedCopy<T>(
  { db, engine }: EmbeddedDatabase,
  work: (connection: CopyConnection) => Promise<T>,
): Promise<T> {
  return db.connection().execute((connection) =>
    work({
      query: async <Row>(statement: string) => (await sql.raw<Row>(statement).execute(connection)).rows,
      async *copyOut(source) {
        yield await engine.copyOut(source)
      },
      copyIn: async (target, chunks) => engine.copyIn(target, await joined(chunks)),
    }),
  )
}

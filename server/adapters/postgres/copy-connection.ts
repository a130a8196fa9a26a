import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { CopyConnection } from '../database/copy-connection.ts'
import { connectionOptions } from './pool.ts'
import { migrationLimits } from './time-limits.ts'

/** Runs `work` on a connection of its own, whose statements and transactions may take as long as they need. */
export async function withPostgresCopy<T>(url: string, work: (connection: CopyConnection) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionOptions({ url, applicationName: 'carenest backup', limits: migrationLimits }))
  // A connection that is lost while nothing is asked tells so here; without a listener Node ends the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set idle_in_transaction_session_timeout = 0')
    return await work({
      query: async <Row>(statement: string) => (await client.query(statement)).rows as Row[],
      copyOut: (source) => client.query(copyTo(`copy ${source} to stdout`)),
      copyIn: (target, chunks) => pipeline(Readable.from(chunks), client.query(copyFrom(`copy ${target} from stdin`))),
    })
  } finally {
    await client.end()
  }
}

import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Db } from '#server/kernel/db.ts'
import type { Log } from '#server/kernel/ports.ts'
import { DatabaseFailure, failureFacts } from '../database/failure.ts'
import { createFlowGuard } from '../database/flow-guard.ts'
import { kyselyOver } from '../database/kysely.ts'
import { parameterText } from '../database/parameters.ts'
import { parserOf } from '../database/types.ts'
import { createStatementNames } from './statement-names.ts'

export interface PostgresOptions {
  /** `postgres://…` */
  readonly url: string
  /** Connections at most. */
  readonly connections?: number
  readonly applicationName?: string
  /** Milliseconds after which the server gives a statement up. */
  readonly statementTimeout?: number
  /**
   * Refuse the root handle inside a transaction; on unless said otherwise. Following every flow makes each promise of the process
   * dearer, and here, unlike on the one connection of the embedded database, the mistake does not stand still: production does without.
   */
  readonly guarded?: boolean
}

/** How the platform talks to PostgreSQL, for the pool and for single connections: UTC, and one parser map. */
export function connectionOptions({
  url,
  applicationName = 'carenest',
  statementTimeout = 30_000,
}: PostgresOptions): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: applicationName,
    options:
      '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres -c bytea_output=hex -c idle_in_transaction_session_timeout=60000',
    statement_timeout: statementTimeout,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: { getTypeParser: (type: number) => parserOf(type) },
  }
}

/** The database at `url`. `db.destroy()` closes every connection. A connection lost at rest is logged and replaced. */
export function openPostgres(options: PostgresOptions, log: Pick<Log, 'warn'>): Db {
  const pool = new pg.Pool({ ...connectionOptions(options), max: options.connections ?? 16, idleTimeoutMillis: 30_000 })
  pool.on('error', (error) => log.warn('a connection to the database was lost', { code: (error as { code?: string }).code }))
  return kyselyOver(poolOver(pool), (options.guarded ?? true) ? createFlowGuard() : undefined)
}

/** A statement that was kept no longer fits its table: another process has brought the database to a newer form. */
const isOutdated = (thrown: unknown) =>
  thrown instanceof pg.DatabaseError && thrown.code === '0A000' && /cached plan/.test(thrown.message)

/** Sends parameters and reports failures as the embedded database does. */
function poolOver(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const nameOf = createStatementNames()
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    let broken: Error | undefined
    const query = async (text: string, parameters: readonly unknown[] = []) => {
      const values = parameters.map(parameterText)
      const name = values.length > 0 ? nameOf(text) : undefined
      try {
        return await client.query(name === undefined ? { text, values } : { name, text, values })
      } catch (thrown) {
        if (isOutdated(thrown)) {
          // What this connection keeps is of the older form: it goes when it is given back. Within a transaction the second try fails too.
          broken = thrown as Error
          const again = await client.query({ text, values }).catch(() => null)
          if (again) return again
        }
        // Without a SQLSTATE it was not the server that refused, but the connection that failed.
        if (thrown instanceof Error && !(thrown instanceof pg.DatabaseError)) broken = thrown
        throw new DatabaseFailure(failureFacts(thrown))
      }
    }
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) }
  }
  return {
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? wrap(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

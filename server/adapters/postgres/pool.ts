import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Db } from '#server/kernel/db.ts'
import type { Log } from '#server/kernel/ports.ts'
import { DatabaseFailure, failureFacts, noConnection, noFreeConnection } from '../database/failure.ts'
import { createFlowGuard } from '../database/flow-guard.ts'
import { kyselyOver } from '../database/kysely.ts'
import { parserOf } from '../database/types.ts'
import { wrapClient } from './pool-client.ts'
import { createStatementNames } from './statement-names.ts'
import { defaultLimits, type TimeLimits } from './time-limits.ts'

export interface PostgresOptions {
  /** `postgres://…` */
  readonly url: string
  /** Connections at most. */
  readonly connections?: number
  readonly applicationName?: string
  readonly limits?: TimeLimits
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
  limits = defaultLimits,
}: PostgresOptions): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: applicationName,
    options:
      '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres -c bytea_output=hex -c idle_in_transaction_session_timeout=60000',
    statement_timeout: limits.statement,
    query_timeout: limits.answer,
    connectionTimeoutMillis: limits.connect,
    keepAlive: true,
    types: { getTypeParser: (type: number) => parserOf(type) },
  }
}

/** What a pool's connections are doing, for metrics. */
export interface PoolFigures {
  readonly open: number
  readonly idle: number
  /** Work that waits for a connection. */
  readonly waiting: number
  /** Since the start: work that got none in time while the server was answering. */
  readonly exhausted: number
}

/** The database at `url`; see `openPostgresPool`. */
export const openPostgres = (options: PostgresOptions, log: Pick<Log, 'warn'>): Db => openPostgresPool(options, log).db

/**
 * The database at `url`. `db.destroy()` closes every connection. A connection that is lost, at rest or in use, is replaced; what was
 * asked over it fails as the database's absence does (`server/kernel/database-away.ts`).
 */
export function openPostgresPool(
  options: PostgresOptions,
  log: Pick<Log, 'warn'>,
): { readonly db: Db; readonly figures: () => PoolFigures } {
  const pool = new pg.Pool({ ...connectionOptions(options), max: options.connections ?? 16, idleTimeoutMillis: 30_000 })
  pool.on('error', (error) => log.warn('a connection to the database was lost', { code: (error as { code?: string }).code }))
  const { kyselyPool, exhausted } = poolOver(pool)
  return {
    db: kyselyOver(kyselyPool, (options.guarded ?? true) ? createFlowGuard() : undefined),
    figures: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, exhausted: exhausted() }),
  }
}

/** How pg's pool says that nobody gave a connection back in time. */
const noneGivenBack = 'timeout exceeded when trying to connect'

function poolOver(pool: pg.Pool): { readonly kyselyPool: PostgresPool; readonly exhausted: () => number } {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const nameOf = createStatementNames()
  let exhausted = 0
  let answeredAt = Number.NEGATIVE_INFINITY
  const hearAnswer = () => (answeredAt = performance.now())
  // At once, and not when it is first handed out: it may be lost in between.
  pool.on('connect', (client) => clients.set(client, wrapClient(client, nameOf, hearAnswer)))
  const kyselyPool: PostgresPool = {
    async connect() {
      const since = performance.now()
      const client = await pool.connect().catch((thrown: unknown) => {
        if (thrown instanceof pg.DatabaseError) throw new DatabaseFailure(failureFacts(thrown))
        const { message } = failureFacts(thrown)
        // A server that is silent keeps connections in use as well; this one answered others meanwhile.
        if (message !== noneGivenBack || answeredAt < since) throw new DatabaseFailure(noConnection(message))
        exhausted += 1
        throw new DatabaseFailure(noFreeConnection(message))
      })
      return clients.get(client)!
    },
    end: () => pool.end(),
  }
  return { kyselyPool, exhausted: () => exhausted }
}

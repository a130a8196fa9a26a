import type { ConnectionProvider, DatabaseConnection, Dialect, Driver } from 'kysely'
import { DefaultQueryExecutor, Kysely, PostgresDialect } from 'kysely'
import type { PostgresPool } from 'kysely'
import type { Db, Tables } from '#server/kernel/db.ts'

/**
 * Knows whether code runs inside an open transaction's flow. Node has one (AsyncLocalStorage, `flow-guard.ts`); a browser has none,
 * there the mistake shows as a standstill.
 */
export interface FlowGuard {
  /** Runs `work`; until it ends, `isInside` is true in everything it awaits. */
  run<T>(work: () => Promise<T>): Promise<T>
  isInside(): boolean
}

/** Hands out connections, and refuses one to whoever holds one already: on a single connection that would wait for itself for ever. */
class GuardedConnections implements ConnectionProvider {
  #started: Promise<void> | undefined

  constructor(
    private readonly driver: Driver,
    private readonly guard: FlowGuard,
  ) {}

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (this.guard.isInside()) {
      throw new Error('The root database handle was used inside an open transaction: use the handle of the transaction')
    }
    await (this.#started ??= this.driver.init())
    const connection = await this.driver.acquireConnection()
    try {
      return await this.guard.run(() => consumer(connection))
    } finally {
      await this.driver.releaseConnection(connection)
    }
  }
}

/** Kysely over a pool of connections, PostgreSQL's or the embedded database's. */
export function kyselyOver(pool: PostgresPool, guard?: FlowGuard): Db {
  const dialect: Dialect = new PostgresDialect({ pool })
  if (!guard) return new Kysely<Tables>({ dialect })
  const driver = dialect.createDriver()
  const executor = new DefaultQueryExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new GuardedConnections(driver, guard),
  )
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor })
}

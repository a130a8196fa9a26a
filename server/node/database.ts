import type { CopyConnection } from '#server/adapters/database/copy-connection.ts'
import { withEmbeddedCopy } from '#server/adapters/pglite/copy-connection.ts'
import { openFolderDatabase } from '#server/adapters/pglite/open.ts'
import { startMaintenance } from '#server/adapters/pglite/maintenance.ts'
import type { PoolFigures } from '#server/adapters/postgres/pool.ts'
import type { Notifications } from '#server/adapters/postgres/notifications.ts'
import { migrationLimits, servingLimits } from '#server/adapters/postgres/time-limits.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/kernel/db.ts'
import type { Log } from '#server/kernel/ports.ts'
import { schemaAtStart, type PrepareSchema } from './schema.ts'

export interface OpenDatabase {
  readonly db: Db
  readonly kind: 'embedded' | 'postgres'
  /** How processes on one PostgreSQL tell each other things. */
  readonly notifications: Notifications | null
  /** What the connections are doing; an embedded database has one. */
  readonly poolFigures: (() => PoolFigures) | null
  /** Resolves with the fault when the database is lost for good. */
  readonly lost: Promise<Error>
  /** For whole tables. The embedded database has one connection, so that everybody else waits meanwhile. */
  readonly copying: <T>(work: (connection: CopyConnection) => Promise<T>) => Promise<T>
  close(): Promise<void>
}

const never = new Promise<never>(() => {})

/** Opens the database that the settings name, in the form that this version needs: `prepare` migrates it, or refuses. */
export async function openDatabase(
  config: Config,
  log: Log,
  prepare: PrepareSchema = schemaAtStart(config, log),
): Promise<OpenDatabase> {
  return config.DATABASE_URL ? openShared(config, config.DATABASE_URL, log, prepare) : openEmbedded(config, log, prepare)
}

async function openEmbedded({ DATA_DIR }: Config, log: Log, prepare: PrepareSchema): Promise<OpenDatabase> {
  const { db, engine, close } = await openFolderDatabase(DATA_DIR)
  try {
    await prepare(db)
  } catch (error) {
    await close()
    throw error
  }
  const stopMaintenance = startMaintenance(db, log)
  return {
    db,
    kind: 'embedded',
    notifications: null,
    copying: (work) => withEmbeddedCopy({ db, engine }, work),
    poolFigures: null,
    lost: engine.ended.then((fault) => fault ?? never),
    async close() {
      stopMaintenance()
      await close()
    },
  }
}

async function openShared(config: Config, url: string, log: Log, prepare: PrepareSchema): Promise<OpenDatabase> {
  const [{ openPostgres, openPostgresPool }, { openNotifications }] = await Promise.all([
    import('#server/adapters/postgres/pool.ts'),
    import('#server/adapters/postgres/notifications.ts'),
  ])
  const preparing = openPostgres({ url, connections: 2, limits: migrationLimits }, log)
  try {
    await prepare(preparing)
  } finally {
    await preparing.destroy()
  }
  const limits = servingLimits(config.DATABASE_TIMEOUT_SECONDS)
  const guarded = config.NODE_ENV !== 'production'
  const { db, figures } = openPostgresPool({ url, connections: config.DATABASE_CONNECTIONS, guarded, limits }, log)
  const notifications = await openNotifications({ url, applicationName: 'carenest notifications', limits }, log)
  return {
    db,
    kind: 'postgres',
    notifications,
    async copying(work) {
      const { withPostgresCopy } = await import('#server/adapters/postgres/copy-connection.ts')
      return withPostgresCopy(url, work)
    },
    poolFigures: figures,
    lost: never,
    async close() {
      await notifications.close()
      await db.destroy()
    },
  }
}

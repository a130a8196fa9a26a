import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Db } from '#server/kernel/db.ts'
import { kyselyOver, type FlowGuard } from '../database/kysely.ts'
import type { Engine } from './engine.ts'
import { localEngine } from './local-engine.ts'
import { poolOfOne } from './pool.ts'
import { forgetful } from './start-parameters.ts'

export interface EmbeddedDatabase {
  readonly db: Db
  readonly engine: Engine
}

/**
 * A database in memory, in this thread: for tests, and for the platform inside a browser. `loadDataDir` is a snapshot made by
 * `engine.dump()`; without one an empty database is made, which takes 2 to 3 seconds. `db.destroy()` ends it.
 */
export async function openInMemory(options: { loadDataDir?: Blob; guard?: FlowGuard } = {}): Promise<EmbeddedDatabase> {
  const pglite = await PGlite.create({
    extensions: { btree_gist, cube, pg_trgm },
    startParams: forgetful,
    ...(options.loadDataDir && { loadDataDir: options.loadDataDir }),
  })
  const engine = localEngine(pglite)
  return { engine, db: kyselyOver(poolOfOne(engine), options.guard) }
}

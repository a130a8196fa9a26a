import { join } from 'node:path'
import { createFlowGuard } from '../database/flow-guard.ts'
import { kyselyOver } from '../database/kysely.ts'
import { refuseOtherMajor } from './embedded-version.ts'
import { lockFolder } from './folder-lock.ts'
import type { EmbeddedDatabase } from './open-local.ts'
import { poolOfOne } from './pool.ts'
import { openWorkerEngine, type WorkerEngine } from './worker-client.ts'

export interface FolderDatabase extends EmbeddedDatabase {
  readonly engine: WorkerEngine
  /** Ends the database cleanly and gives the folder back. */
  readonly close: () => Promise<void>
}

/**
 * The embedded database of a data folder: locked, in a thread of its own, on disk before anything is acknowledged.
 * Throws `FolderInUse` when another process has it.
 */
export async function openFolderDatabase(dataFolder: string): Promise<FolderDatabase> {
  const lock = await lockFolder(dataFolder)
  try {
    const folder = join(dataFolder, 'database')
    refuseOtherMajor(folder)
    const engine = await openWorkerEngine(folder)
    const db = kyselyOver(poolOfOne(engine), createFlowGuard())
    // Whatever ends the thread, the folder is free afterwards.
    void engine.ended.then(() => lock.release())
    return {
      engine,
      db,
      async close() {
        await db.destroy()
        await engine.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

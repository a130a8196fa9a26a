import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFlowGuard } from '#server/adapters/database/flow-guard.ts'
import { withEmbeddedCopy } from '#server/adapters/pglite/copy-connection.ts'
import { openInMemory } from '#server/adapters/pglite/open-local.ts'
import { migrate } from '#server/migrations/migrate.ts'
import type { TestDatabase, TestDatabases } from './databases.ts'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const cache = fromHere('../../node_modules/.cache/carenest-tests/')
const server = fromHere('../../server/')

/** A migrated database as a file that {@link openEmbedded} starts from; made anew only when a migration has changed. */
export async function prepareEmbedded(): Promise<TestDatabases> {
  const snapshot = join(cache, `${hashOfMigrations()}.tar`)
  if (existsSync(snapshot)) return { kind: 'embedded', snapshot }
  const { db, engine } = await openInMemory()
  await migrate(db)
  const dump = await engine.dump()
  await db.destroy()
  await mkdir(cache, { recursive: true })
  // Under another name first: two runs may make it at once.
  const unfinished = `${snapshot}.${process.pid}`
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()))
  await rename(unfinished, snapshot)
  return { kind: 'embedded', snapshot }
}

function hashOfMigrations(): string {
  const hash = createHash('sha256')
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(^|\/)migrations\/[^/]+\.ts$/.test(name),
  )
  for (const name of files.toSorted()) hash.update(readFileSync(server + name))
  return hash.digest('hex').slice(0, 16)
}

export async function openEmbedded(snapshot: string): Promise<TestDatabase> {
  const database = await openInMemory({ loadDataDir: new Blob([await readFile(snapshot)]), guard: createFlowGuard() })
  return { db: database.db, url: null, copying: (work) => withEmbeddedCopy(database, work) }
}

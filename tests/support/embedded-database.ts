import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { Kysely } from 'kysely'
import type { Tables } from '#server/kernel/db.ts'
import type { TestDatabase, TestDatabases } from './databases.ts'
import { migrate, migrationsHash } from './migrate-tests.ts'
import { pgliteDialect } from './pglite-dialect.ts'

const options = {
  extensions: { btree_gist },
  parsers: {
    20: Number,
    1700: Number,
    1082: (text: string) => text,
    1184: (text: string) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString(),
  },
}

const cache = fileURLToPath(new URL('../../node_modules/.cache/carenest-tests/', import.meta.url))

/** A migrated database as a file that {@link openEmbedded} starts from; made anew only when a migration has changed. */
export async function prepareEmbedded(): Promise<TestDatabases> {
  const snapshot = join(cache, `${migrationsHash()}.tar`)
  if (existsSync(snapshot)) return { kind: 'embedded', snapshot }
  const pglite = await PGlite.create(options)
  const db = new Kysely<unknown>({ dialect: pgliteDialect(pglite) })
  await migrate(db)
  const dump = await pglite.dumpDataDir('none')
  await db.destroy()
  await mkdir(cache, { recursive: true })
  // Under another name first: two runs may make it at once.
  const unfinished = `${snapshot}.${process.pid}`
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()))
  await rename(unfinished, snapshot)
  return { kind: 'embedded', snapshot }
}

export async function openEmbedded(snapshot: string): Promise<TestDatabase> {
  const loadDataDir = new Blob([await readFile(snapshot)])
  const pglite = await PGlite.create({ ...options, loadDataDir })
  await pglite.exec("set time zone 'UTC'")
  const db = new Kysely<Tables>({ dialect: pgliteDialect(pglite) })
  return { db, url: null, close: () => db.destroy() }
}

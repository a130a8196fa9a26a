import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { durable } from './start-parameters.ts'
import { SyncedNodeFs } from './synced-node-fs.ts'

/** Written into the folder when a new database is whole on disk. */
const wholeMark = 'carenest-whole'

function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) sync(path)
  }
  if (process.platform !== 'win32') sync(folder)
}

/** A start that was cut off while the database was being made leaves half of one: it is put aside, never thrown away. */
function putHalfMadeAside(folder: string): void {
  if (!existsSync(folder) || existsSync(join(folder, wholeMark)) || readdirSync(folder).length === 0) return
  let aside = `${folder}.half-made`
  for (let n = 2; existsSync(aside); n += 1) aside = `${folder}.half-made-${n}`
  renameSync(folder, aside)
}

/**
 * Opens the database in `folder` in this thread, making it when there is none. What it acknowledges is on disk. The folder's lock
 * must be held (`folder-lock.ts`).
 */
export async function openDurable(folder: string): Promise<{ pglite: PGlite; fs: SyncedNodeFs }> {
  putHalfMadeAside(folder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const fs = new SyncedNodeFs(folder)
  const pglite = await PGlite.create({ fs, extensions: { btree_gist, cube, pg_trgm }, startParams: durable })
  if (!existsSync(join(folder, wholeMark))) {
    await pglite.exec('checkpoint')
    syncTree(folder)
    writeFileSync(join(folder, wholeMark), 'This database was made completely.\n', { flush: true })
  }
  return { pglite, fs }
}

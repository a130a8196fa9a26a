import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { StartFault } from '#server/kernel/errors.ts'
import type { Db } from '#server/kernel/db.ts'
import type { FileStore } from '#server/kernel/ports.ts'
import { everyMigration } from '#server/migrations/all.ts'
import { executedMigrations } from '#server/migrations/history.ts'
import { migrate } from '#server/migrations/migrate.ts'
import { ledgerKeys } from '#server/modules/privacy/index.ts'
import type { OpenDatabase } from '../database.ts'
import { verifyChecksums, type Checksums } from './checked-files.ts'
import { loadTables } from './load-tables.ts'
import {
  ledgerFile,
  manifestFile,
  readManifest,
  readStoredFiles,
  storedFile,
  storedFilesFile,
  tableFile,
  type Manifest,
  type StoredFile,
} from './manifest.ts'

export interface VerifiedBackup {
  readonly folder: string
  readonly manifest: Manifest
  readonly files: readonly StoredFile[]
  /** Keys of the ledger's entries. */
  readonly ledger: readonly string[]
}

/** Reads the whole backup once. @throws StartFault when it is unfinished, damaged, or of a newer version; nothing was changed then */
export async function openBackup(given: string): Promise<VerifiedBackup> {
  const folder = resolve(given)
  const checksums = await verifyChecksums(folder)
  demand(checksums, [manifestFile, storedFilesFile])
  const manifest = await readManifest(folder)
  const files = await readStoredFiles(folder)
  demand(checksums, [...manifest.tables.map(({ name }) => tableFile(name)), ...files.map(({ key }) => storedFile(key))])
  const known = new Set(everyMigration.flatMap((list) => Object.keys(list)))
  if (!manifest.migrations.every((name) => known.has(name)))
    throw new StartFault('The backup was made by a newer version of Carenest: restore it with that version.')
  const prefix = ledgerFile('')
  const ledger = [...checksums.keys()].flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []))
  return { folder, manifest, files, ledger }
}

function demand(checksums: Checksums, paths: readonly string[]): void {
  const absent = paths.find((path) => !checksums.has(path))
  if (absent !== undefined) throw new StartFault(`The backup is damaged: ${absent} is missing.`)
}

/** Brings an empty database to the form that the backup's had. @throws StartFault when it is not empty; nothing was changed then */
export async function prepareDatabase(db: Db, { migrations }: Manifest): Promise<void> {
  const notEmpty = new StartFault(
    'The database is not empty, and a restore never overwrites one: name a new DATABASE_URL or DATA_DIR.',
  )
  const executed = await executedMigrations(db)
  if (executed.size === 0) {
    const { rows } = await sql`select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname not like 'kysely\\_%'`.execute(db)
    if (rows.length > 0) throw notEmpty
  } else {
    if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) throw notEmpty
    // A version that was started here already may have gone further than the backup.
    if (executed.size !== migrations.length || !migrations.every((name) => executed.has(name))) throw notEmpty
  }
  const wanted = new Set(migrations)
  const lists = everyMigration.map((list) => Object.fromEntries(Object.entries(list).filter(([name]) => wanted.has(name))))
  await migrate(db, { lists })
}

/**
 * Refuses a store that has other things than this backup's. With `keepFiles` it may be the one that the backup was made from: what it has stays,
 * what it lacks comes, and erasures that only it remembers are carried out again.
 */
export async function refuseOtherStore(files: FileStore, backup: VerifiedBackup, keepFiles: boolean): Promise<void> {
  const ours = new Set(backup.ledger)
  for (const key of [...ledgerKeys(), ...backup.ledger]) {
    const present = await files.read(key)
    if (!present) continue
    if (!keepFiles) throw storeNotEmpty()
    if (ours.has(key) && !isSame(present, await readFile(join(backup.folder, ledgerFile(key)))))
      throw new StartFault('The file store belongs to another platform: its erasure ledger tells of other people.')
  }
  if (keepFiles) return
  for (const { key } of backup.files) if (await files.readRange(key, 0, 1)) throw storeNotEmpty()
}

const storeNotEmpty = () =>
  new StartFault(
    'The file store is not empty. If it is the one that this backup was made from, add --keep-files: what is there stays, and erasures that it remembers are carried out again.',
  )

/** Rows and files; the rows only once all files are there, so that what breaks off can be begun again with `--keep-files`. */
export async function loadBackup(
  { database, files }: { readonly database: Pick<OpenDatabase, 'copying'>; readonly files: FileStore },
  backup: VerifiedBackup,
): Promise<void> {
  await database.copying(async (connection) => {
    await connection.query('begin')
    try {
      await loadTables(connection, backup.manifest, backup.folder)
      for (const { key, type } of backup.files) await restoreFile(files, key, join(backup.folder, storedFile(key)), type)
      for (const key of backup.ledger) await restoreFile(files, key, join(backup.folder, ledgerFile(key)), 'application/json')
      await connection.query('commit')
    } catch (error) {
      await connection.query('rollback').catch(() => {})
      throw error
    }
    await connection.query('analyze')
  })
}

async function restoreFile(files: FileStore, key: string, path: string, type: string): Promise<void> {
  const bytes = Uint8Array.from(await readFile(path))
  const present = await files.read(key)
  if (!present || !isSame(present, bytes)) await files.write(key, bytes, type)
}

const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0

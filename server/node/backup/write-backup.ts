import { mkdir, readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { CopyConnection } from '#server/adapters/database/copy-connection.ts'
import { StartFault } from '#server/kernel/errors.ts'
import type { Module } from '#server/kernel/module.ts'
import type { FileStore } from '#server/kernel/ports.ts'
import { pendingMigrations } from '#server/migrations/migrate.ts'
import { listLedger } from '#server/modules/privacy/index.ts'
import type { OpenDatabase } from '../database.ts'
import { readCatalogue } from './catalogue.ts'
import { writeChecked, writeChecksums } from './checked-files.ts'
import {
  ledgerFile,
  manifestFile,
  storedFile,
  storedFilesFile,
  tableFile,
  tokenSecretFile,
  type Manifest,
  type StoredFile,
} from './manifest.ts'

export interface BackupSource {
  readonly database: Pick<OpenDatabase, 'db' | 'kind' | 'copying'>
  readonly files: FileStore
  readonly modules: readonly Module[]
  /** The secret that the data folder keeps; `null` where the settings give one. */
  readonly tokenSecret: string | null
}

export interface WrittenBackup {
  readonly tables: number
  readonly files: number
  /** Files that the database still names and the store no longer has. */
  readonly lost: readonly string[]
}

/** Stores answer slowly, one file after another. */
const filesAtOnce = 8

/**
 * Writes a backup into an empty folder, while the platform runs. First the database, as it is at one moment; then the files that it names, so that
 * they are never older. A file that is no longer shown stays in the store for a day, which is the time that this may take. What is erased
 * meanwhile stands in the ledger, which comes last.
 * @throws StartFault when the folder is not empty, or the database is of another version
 */
export async function writeBackup(source: BackupSource, target: string): Promise<WrittenBackup> {
  const folder = resolve(target)
  await claimFolder(folder)
  const checksums = new Map<string, string>()
  const keep = async (path: string, chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) =>
    void checksums.set(path, await writeChecked(folder, path, chunks))
  const keepText = (path: string, text: string) => keep(path, [Buffer.from(text)])

  await refuseOtherVersion(source.database)
  const { manifest, named } = await source.database.copying((connection) => writeTables(connection, source, keep))
  const missing = await writeFiles(source.files, named, keep)
  for await (const { key, bytes } of listLedger(source.files)) await keep(ledgerFile(key), [bytes])
  if (source.tokenSecret !== null) await keepText(tokenSecretFile, source.tokenSecret)
  const absent = new Set(missing)
  await keepText(storedFilesFile, JSON.stringify(named.filter(({ key }) => !absent.has(key))))
  await keepText(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
  await writeChecksums(folder, checksums)
  return {
    tables: manifest.tables.length,
    files: named.length - missing.length,
    lost: await source.database.copying((connection) => stillNamed(connection, source.modules, absent)),
  }
}

async function claimFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new StartFault(`${folder} is not empty: name a new folder for each backup.`)
}

async function refuseOtherVersion({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  if ((await pendingMigrations(db)).length > 0)
    throw new StartFault('The database is of an earlier version: make the backup with the version that runs on it.')
}

type Keep = (path: string, chunks: AsyncIterable<Uint8Array>) => Promise<void>

/** Everything at one moment: a transaction that sees none of what others commit meanwhile, and holds nobody up on PostgreSQL. */
async function writeTables(
  connection: CopyConnection,
  { database, modules }: BackupSource,
  keep: Keep,
): Promise<{ manifest: Manifest; named: readonly StoredFile[] }> {
  await connection.query('begin isolation level repeatable read read only')
  try {
    const [now] = await connection.query<{ at: string }>('select now() as at')
    const catalogue = await readCatalogue(connection)
    for (const { name, columns } of catalogue.tables)
      await keep(tableFile(name), connection.copyOut(`(select ${quoted(columns)} from ${quoted([name])})`))
    const named = await connection.query<StoredFile>(storedFilesQuery(modules))
    return { manifest: { format: 1, at: now!.at, database: database.kind, ...catalogue }, named }
  } finally {
    await connection.query('rollback')
  }
}

/** Answers the keys that the store does not have. */
async function writeFiles(files: FileStore, named: readonly StoredFile[], keep: Keep): Promise<readonly string[]> {
  const missing: string[] = []
  const waiting = [...named]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const bytes = await files.read(next.key)
      if (bytes) await keep(storedFile(next.key), oneChunk(bytes))
      else missing.push(next.key)
    }
  }
  await Promise.all(Array.from({ length: filesAtOnce }, work))
  return missing
}

async function* oneChunk(bytes: Uint8Array) {
  yield bytes
}

async function stillNamed({ query }: CopyConnection, modules: readonly Module[], keys: ReadonlySet<string>): Promise<string[]> {
  if (keys.size === 0) return []
  const named = await query<StoredFile>(storedFilesQuery(modules))
  return named.flatMap(({ key }) => (keys.has(key) ? [key] : []))
}

const storedFilesQuery = (modules: readonly Module[]) =>
  modules.flatMap(({ backup }) => (backup?.files ? [`(${backup.files})`] : [])).join(' union all ')

export const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FolderInUse } from '#server/adapters/pglite/folder-lock.ts'
import type { Config } from '#server/config.ts'
import { StartFault } from '#server/kernel/errors.ts'
import type { FileStore, Log } from '#server/kernel/ports.ts'
import { modules } from '#server/modules/index.ts'
import { askRunningServer } from '../backup/control.ts'
import { tokenSecretFile } from '../backup/manifest.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { openDatabase, type OpenDatabase } from '../database.ts'
import { filesOf } from '../outside.ts'

/** Makes a backup of the settings' database and file store. A server that has the embedded database makes it itself. Answers what to print. */
export async function backup(args: readonly string[], config: Config, log: Log): Promise<string> {
  const [folder] = args
  if (folder === undefined || args.length > 1)
    throw new StartFault('Name an empty folder for the backup: npm run backup -- <folder>')
  // The server may run somewhere else.
  const target = resolve(folder)
  let database: OpenDatabase
  try {
    database = await openDatabase(config, log, async () => {})
  } catch (error) {
    if (error instanceof FolderInUse) return askRunningServer(config.DATA_DIR, target, error)
    throw error
  }
  try {
    return await backUp(config, { database, files: await filesOf(config) }, target)
  } finally {
    await database.close()
  }
}

/** Answers the sentence to print. */
export async function backUp(
  { DATA_DIR, TOKEN_SECRET }: Config,
  source: { readonly database: OpenDatabase; readonly files: FileStore },
  folder: string,
): Promise<string> {
  const kept = join(DATA_DIR, tokenSecretFile)
  const tokenSecret = TOKEN_SECRET === undefined && existsSync(kept) ? readFileSync(kept, 'utf8').trim() : null
  const { tables, files, lost } = await writeBackup({ ...source, modules, tokenSecret }, folder)
  return [
    `The backup is in ${folder}: ${tables} tables, ${files} files`,
    ...(lost.length > 0
      ? [`The file store no longer has ${lost.length} of the files that the database names: ${lost.slice(0, 5).join(', ')}`]
      : []),
  ].join('\n')
}

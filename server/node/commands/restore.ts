import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '#server/config.ts'
import { StartFault } from '#server/kernel/errors.ts'
import type { Log } from '#server/kernel/ports.ts'
import { replayErasures } from '#server/modules/privacy/index.ts'
import { assemble } from '../assemble.ts'
import { tokenSecretFile } from '../backup/manifest.ts'
import { loadBackup, openBackup, prepareDatabase, refuseOtherStore, type VerifiedBackup } from '../backup/restore-backup.ts'
import { openDatabase } from '../database.ts'
import { filesOf } from '../outside.ts'

/** Restores a backup into the empty database and file store of the settings. Answers what to print. */
export async function restore(args: readonly string[], config: Config, log: Log): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'keep-files': { type: 'boolean', default: false } },
  })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1)
    throw new StartFault('Name the folder of the backup: npm run restore -- <folder>')
  const backup = await openBackup(folder)
  const files = await filesOf(config)
  await refuseOtherStore(files, backup, values['keep-files'])
  const database = await openDatabase(config, log, (db) => prepareDatabase(db, backup.manifest))
  try {
    await loadBackup({ database, files }, backup)
  } finally {
    await database.close()
  }
  restoreTokenSecret(config, backup)
  const erased = await bringUpToDate(config, log)
  return [
    `The backup of ${backup.manifest.at} is restored: ${backup.manifest.tables.length} tables, ${backup.files.length} files`,
    ...(erased > 0
      ? [
          `${erased} ${erased === 1 ? 'account that was' : 'accounts that were'} erased since then ${erased === 1 ? 'is' : 'are'} erased again`,
        ]
      : []),
  ].join('\n')
}

/** Sessions and links go on where the data folder keeps the secret that signed them. */
function restoreTokenSecret({ TOKEN_SECRET, DATA_DIR }: Config, { folder }: VerifiedBackup): void {
  const kept = join(folder, tokenSecretFile)
  const target = join(DATA_DIR, tokenSecretFile)
  if (TOKEN_SECRET !== undefined || !existsSync(kept) || existsSync(target)) return
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 })
  writeFileSync(target, readFileSync(kept), { mode: 0o600, flush: true })
}

/** What this version has and the backup's had not; what was under way then and has no bytes now; and who was erased since. */
async function bringUpToDate(config: Config, log: Log): Promise<number> {
  const database = await openDatabase({ ...config, MIGRATE_ON_START: true }, log)
  try {
    const { platform } = await assemble(config, database, log)
    for (const { backup } of platform.modules) await backup?.afterRestore?.(platform)
    return await replayErasures(platform)
  } finally {
    await database.close()
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFault } from '#server/kernel/errors.ts'

/** PostgreSQL's major version in the PGlite that is installed; its files are read by no other. */
export const embeddedMajor = '18'

/** @throws StartFault when another major version made the database in `folder` */
export function refuseOtherMajor(folder: string): void {
  const path = join(folder, 'PG_VERSION')
  if (!existsSync(path)) return
  const found = readFileSync(path, 'utf8').trim()
  if (found === embeddedMajor) return
  throw new StartFault(
    `The database in ${folder} was made by PostgreSQL ${found}, and this version embeds PostgreSQL ${embeddedMajor}: make a backup with the version of Carenest that ran on it, and restore that into another DATA_DIR (docs/operations.md).`,
  )
}

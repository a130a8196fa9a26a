import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret kept in the data folder, made at the first start; sessions outlive a restart with it. */
export function keptTokenSecret(dataFolder: string): string {
  const path = join(dataFolder, 'token-secret')
  if (!existsSync(path)) {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  }
  return readFileSync(path, 'utf8').trim()
}

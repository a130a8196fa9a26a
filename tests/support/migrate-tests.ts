import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Migrator } from 'kysely'
import type { Kysely } from 'kysely'

const folder = fileURLToPath(new URL('../../server/migrations/', import.meta.url))

const names = () => readdirSync(folder).filter((name) => /^\d{4}-.*\.ts$/.test(name))

/** Changes with any migration. */
export function migrationsHash(): string {
  const hash = createHash('sha256')
  for (const name of names()) hash.update(readFileSync(folder + name))
  return hash.digest('hex').slice(0, 16)
}

export async function migrate(db: Kysely<unknown>): Promise<void> {
  const migrations = Object.fromEntries(
    await Promise.all(names().map(async (name) => [name.slice(0, -3), await import(`${folder}${name}`)] as const)),
  )
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error
}

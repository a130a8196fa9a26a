import type { TestProject } from 'vitest/node'
import { prepareEmbedded } from './embedded-database.ts'
import { preparePostgres } from './postgres-database.ts'
import type { TestDatabases } from './databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databases: TestDatabases
  }
}

/** Makes one migrated database for the whole run, of which each test process takes its own copy. */
export default async function prepare(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) {
    project.provide('databases', await prepareEmbedded())
    return undefined
  }
  const { databases, remove } = await preparePostgres(url)
  project.provide('databases', databases)
  return remove
}

import pg from 'pg'
import { startPostgres, type TemporaryServer } from '../../scripts/testing/postgres.ts'

/** Empty PostgreSQL databases for what is measured. */
export interface Databases {
  /** The address of a new, empty database. */
  create(name: string): Promise<string>
  stop(): Promise<void>
}

/** Databases of a PostgreSQL of its own, started when the first is asked for. Its commits wait for the disk. */
export function temporaryDatabases(): Databases {
  let starting: Promise<TemporaryServer> | undefined
  return {
    async create(name) {
      const { url } = await (starting ??= startPostgres({ synced: true }))
      await execute(url, `create database ${name}`)
      return url.replace(/postgres$/, name)
    },
    async stop() {
      await (await starting)?.stop()
    },
  }
}

/** One statement over a connection of its own. */
export async function execute(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

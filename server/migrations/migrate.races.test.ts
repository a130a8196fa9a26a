import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { openPostgres } from '#server/adapters/postgres/pool.ts'
import { migrations } from './index.ts'
import { migrate } from './migrate.ts'

it('runs each migration once when several processes start at the same moment on an empty database', async () => {
  const databases = inject('databases')
  if (databases.kind !== 'postgres') throw new Error('This test needs TEST_DATABASE_URL')
  const server = openPostgres({ url: databases.url, connections: 2 }, { warn: () => {} })
  const name = `carenest_migrate_${randomUUID().slice(0, 8)}`
  await sql.raw(`create database ${name}`).execute(server)
  const url = new URL(databases.url)
  url.pathname = `/${name}`
  const starting = Array.from({ length: 5 }, () => openPostgres({ url: url.href, connections: 3 }, { warn: () => {} }))
  try {
    const ran = await Promise.all(starting.map((db) => migrate(db)))
    expect(ran.flat()).toEqual(Object.keys(migrations))
    expect(await migrate(starting[0]!)).toEqual([])
  } finally {
    await Promise.all(starting.map((db) => db.destroy()))
    await sql.raw(`drop database ${name} with (force)`).execute(server)
    await server.destroy()
  }
})

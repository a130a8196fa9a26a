import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '../support/databases.ts'
import { spawnServer } from '../support/spawned-server.ts'

/** A port where nobody listens. */
async function emptyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function lastWords(env: Record<string, string>): Promise<string> {
  const server = await spawnServer({ LOG_LEVEL: 'silent', ...env })
  expect(await server.exit).toBe(1)
  return server.output()
}

function databaseUrl(change: (url: URL) => void): string {
  const databases = inject('databases')
  if (databases.kind !== 'postgres') throw new Error('This test needs TEST_DATABASE_URL')
  const url = new URL(databases.url)
  change(url)
  return url.href
}

test('what is missing at the start is said in a sentence', async () => {
  const { url } = await openTestDatabase()
  const port = String(await emptyPort())
  const sentences = await Promise.all([
    lastWords({ DATABASE_URL: databaseUrl((url) => (url.username = 'nobody_of_this_name')) }),
    lastWords({ DATABASE_URL: databaseUrl((url) => (url.pathname = '/no_database_of_this_name')) }),
    lastWords({ DATABASE_URL: databaseUrl((url) => (url.port = port)) }),
    lastWords({ DATABASE_URL: url!, REDIS_URL: `redis://127.0.0.1:${port}` }),
  ])
  expect(sentences).toEqual([
    expect.stringMatching(/^The database refuses: [^\n]*nobody_of_this_name[^\n]*\n$/),
    expect.stringMatching(/^The database refuses: [^\n]*no_database_of_this_name[^\n]*\n$/),
    'The database does not answer at the address in DATABASE_URL.\n',
    'Redis does not answer at the address in REDIS_URL, or refuses its name and password.\n',
  ])
})

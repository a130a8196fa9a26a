import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { demonstrationFact, NotEmpty, seedDemonstration } from '#server/seed/index.ts'
import { countDemonstrationPasswords, DemonstrationPasswords } from '#server/seed/demonstration-passwords.ts'
import { sql } from 'kysely'
import { makePatient } from '../../tests/support/people.ts'
import { createTestServer } from '../../tests/support/server.ts'
import { testSettings } from '../../tests/support/ports.ts'
import type { OpenDatabase } from './database.ts'
import { greeting } from './greeting.ts'
import { listenAddress, startServer } from './start.ts'

const server = await createTestServer()
const { db, platform, log } = server

/** The test's database, which stays open for the next start. */
const database: OpenDatabase = {
  db,
  kind: 'postgres',
  notifications: null,
  poolFigures: null,
  lost: new Promise(() => {}),
  copying: () => Promise.reject(new Error('nothing is copied')),
  close: async () => {},
}
const start = (env: Readonly<Record<string, string>>) => {
  const config = readConfig({
    TOKEN_SECRET: testSettings.tokenSecret,
    PORT: '0',
    DATA_DIR: '/nowhere',
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...env,
  })
  return startServer({ ...config, DATABASE_URL: 'postgres://not-asked' }, log, database, '/nowhere')
}
async function startAndStop(env: Readonly<Record<string, string>> = {}) {
  const running = await start(env)
  await running.stop()
  return { host: running.host, says: greeting(running) }
}

/** As a database that was filled with the demonstration world, and has one account of it. */
async function fillWithOne(value: object) {
  const person = await makePatient(server, { email: 'patient@carenest.test' })
  await db.updateTable('users').set({ password_hash: 'shared by all' }).where('id', '=', person.userId).execute()
  await sql`insert into platform_facts (name, value, written_at)
    values (${demonstrationFact}, ${JSON.stringify(value)}, now())`.execute(db)
  return person
}

test('production refuses to run while an account has the demonstration password', async () => {
  const person = await fillWithOne({ seed: 1, passwordHash: 'shared by all' })
  await makePatient(server)
  const refused = await start({}).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(DemonstrationPasswords)
  expect(String(refused)).toMatch(/1 account has the demonstration password[^\n]*$/)
  await db.updateTable('users').set({ password_hash: 'another' }).where('id', '=', person.userId).execute()
  const { host, says } = await startAndStop()
  expect(host).toMatch(/^(::|0\.0\.0\.0)$/)
  expect(says).not.toContain('password')
})

test('with demonstration accounts it listens on this machine alone, unless told otherwise', async () => {
  await fillWithOne({ seed: 1, passwordHash: 'shared by all' })
  const { host, says } = await startAndStop({ DEMO: 'true' })
  expect(host).toBe('127.0.0.1')
  expect(says).toContain('Only this machine reaches it')
  expect(listenAddress({ HOST: '0.0.0.0' }, true)).toBe('0.0.0.0')
})

test('a database that was filled before its hash was remembered is known by its accounts', async () => {
  const person = await fillWithOne({ seed: 1 })
  const password_hash = await platform.passwords.hash('Carenest!2026')
  await makePatient(server, { email: 'other@carenest.test' })
  expect(await countDemonstrationPasswords(platform)).toBe(0)
  await db.updateTable('users').set({ password_hash }).where('id', '=', person.userId).execute()
  expect(await countDemonstrationPasswords(platform)).toBe(1)
})

test('whoever chose the same password on a platform of their own is not counted', async () => {
  await makePatient(server, { email: 'patient@carenest.test' })
  await db
    .updateTable('users')
    .set({ password_hash: await platform.passwords.hash('Carenest!2026') })
    .execute()
  expect(await countDemonstrationPasswords(platform)).toBe(0)
})

test('the demonstration world never comes among accounts of others', async () => {
  await makePatient(server)
  await expect(seedDemonstration(platform)).rejects.toBeInstanceOf(NotEmpty)
  await expect(start({ DEMO: 'true' })).rejects.toBeInstanceOf(NotEmpty)
  expect((await sql`select from platform_facts where name = ${demonstrationFact}`.execute(db)).rows).toEqual([])
})

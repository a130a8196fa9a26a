import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedMajor } from './embedded-version.ts'
import { FolderInUse } from './folder-lock.ts'
import { openFolderDatabase } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'carenest-durability-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes rows until it is killed, telling us each that was acknowledged. */
const writerFile = fileURLToPath(new URL('../../../tests/support/durability-writer.ts', import.meta.url))

async function startWriter(): Promise<ChildProcess> {
  const writer = fork(writerFile, [folder], { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await once(writer, 'message')
  return writer
}

async function acknowledged(writer: ChildProcess, atLeast: number): Promise<string[]> {
  const rows: string[] = []
  await new Promise<void>((resolve) => {
    writer.on('message', (row: string) => {
      rows.push(row)
      if (rows.length >= atLeast) resolve()
    })
  })
  const gone = once(writer, 'exit')
  writer.kill('SIGKILL')
  await gone
  return rows
}

describe('the database of a folder', () => {
  beforeAll(async () => {
    const { db, close } = await openFolderDatabase(folder)
    await sql`create table kept (word text primary key)`.execute(db)
    await close()
  }, 60_000)

  it('keeps every acknowledged row when its process is killed in the middle, time and again', async () => {
    const told = new Set<string>()
    for (const count of [20, 90, 150]) {
      const writer = await startWriter()
      for (const row of await acknowledged(writer, count)) told.add(row)
    }
    const { db, close } = await openFolderDatabase(folder)
    const { rows } = await sql<{ word: string }>`select word from kept`.execute(db)
    await close()
    const found = new Set(rows.map(({ word }) => word))
    expect(told.size).toBeGreaterThanOrEqual(260)
    expect([...told].filter((word) => !found.has(word))).toEqual([])
  }, 120_000)

  it('is of the major version that the folder’s check knows', async () => {
    const { db, close } = await openFolderDatabase(folder)
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
    await close()
    expect(rows[0]!.server_version.split('.')[0]).toBe(embeddedMajor)
  })

  it('makes the operating system sync at every commit', async () => {
    const { db, engine, close } = await openFolderDatabase(folder)
    await sql`create table if not exists synced (n int)`.execute(db)
    const before = await engine.syncs()
    for (let n = 0; n < 50; n += 1) await sql`insert into synced values (${n})`.execute(db)
    const each = await engine.syncs()
    await db.transaction().execute(async (tx) => {
      for (let n = 0; n < 50; n += 1) await sql`insert into synced values (${n})`.execute(tx)
    })
    const together = await engine.syncs()
    await close()
    expect(each - before).toBeGreaterThanOrEqual(50)
    expect(together - each).toBeGreaterThanOrEqual(1)
    expect(together - each).toBeLessThan(10)
  }, 60_000)

  it('leaves the event loop free during a long query', async () => {
    const { db, close } = await openFolderDatabase(folder)
    let turns = 0
    const counting = setInterval(() => (turns += 1), 1)
    await sql`select count(*) from generate_series(1, 3000000)`.execute(db)
    clearInterval(counting)
    await close()
    expect(turns).toBeGreaterThan(20)
  }, 60_000)

  it('belongs to one process: the second is refused in a sentence that names the first', async () => {
    const writer = await startWriter()
    const refused = await openFolderDatabase(folder).catch((error: unknown) => error)
    const gone = once(writer, 'exit')
    writer.kill('SIGKILL')
    await gone
    expect(refused).toBeInstanceOf(FolderInUse)
    expect(String(refused)).toContain(`in use by process ${writer.pid}`)
    // The dead one's lock is taken over.
    const { close } = await openFolderDatabase(folder)
    await close()
    expect(readdirSync(folder)).toEqual(['database', 'in-use.json'])
  }, 60_000)
})

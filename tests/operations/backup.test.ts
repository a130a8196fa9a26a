import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { privacyContract } from '#contract/privacy/contract.ts'
import { createMemoryFiles } from '#server/adapters/files/memory.ts'
import type { Db } from '#server/kernel/db.ts'
import type { FileStore } from '#server/kernel/ports.ts'
import { loadBackup, openBackup, prepareDatabase, refuseOtherStore } from '#server/node/backup/restore-backup.ts'
import { writeBackup } from '#server/node/backup/write-backup.ts'
import { carryOut } from '#server/modules/privacy/carry-out.ts'
import { replayErasures } from '#server/modules/privacy/index.ts'
import { createPlatform } from '#server/platform.ts'
import { openEmptyDatabase, openTestDatabase } from '../support/databases.ts'
import { makePatient, makePet, type Person } from '../support/people.ts'
import { insertRow } from '../support/rows.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { db, clock, platform } = server
const { copying } = await openTestDatabase()
const database = { db, copying, kind: 'embedded' } as const

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'carenest-backup-'))
  folders.push(folder)
  return folder
}

const bytes = (...values: number[]) => Uint8Array.from(values)

/** A picture with a smaller copy, shown in the person's profile. */
async function givePicture(person: Person, files: FileStore, ...values: number[]): Promise<string> {
  const [id, key] = [platform.ids.next(), platform.ids.next()]
  await files.write(key, bytes(9, ...values), 'image/webp')
  await files.write(id, bytes(...values), 'image/webp')
  await insertRow(db, 'files', {
    id,
    owner_id: person.userId,
    purpose: 'profilePicture',
    type: 'image/webp',
    bytes: values.length,
    sizes: JSON.stringify([{ size: 64, key, type: 'image/webp', bytes: values.length + 1 }]),
    created_at: clock.now(),
  })
  await db.updateTable('users').set({ picture_id: id }).where('id', '=', person.userId).execute()
  return id
}

/** Every row of every table, by its table. */
async function fingerprints(of: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like 'kysely\\_%'
    order by 1`.execute(of)
  const prints: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ print: string }>`
      select md5(coalesce(string_agg(row::text, '|' order by row::text collate "C"), '')) as print from ${sql.table(name)} row`.execute(
      of,
    )
    prints[name] = rows[0]!.print
  }
  return prints
}

/** What holds the rows together: constraints, triggers and whether they are on, indexes, months. */
async function shape(of: Db): Promise<unknown> {
  const { rows } = await sql`
    select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as what from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n' and conparentid = 0 and conname !~ '_\\d{4}_\\d\\d|_first|_rest'
    union all select tgrelid::regclass::text, tgname, tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'month', child.relname, pg_get_expr(child.relpartbound, child.oid) from pg_class child where child.relispartition
    and child.relkind = 'r'
    union all select tablename, indexname, '' from pg_indexes where schemaname = 'public' and tablename !~ '_\\d{4}_\\d\\d|_first|_rest'
    order by 1, 2, 3`.execute(of)
  return rows
}

test('a backup that is made while people go on is restored as it was at its one moment, with its files and without who was erased', async () => {
  const stays = await makePatient(server, { name: 'Åsa "Tab\t\\N back\\slash"\n猫' })
  const leaves = await makePatient(server)
  await makePet(server, stays, { name: 'Biscuit' })
  const picture = await givePicture(stays, server.files, 1, 2, 3)
  const erased = await givePicture(leaves, server.files, 4, 5, 6)
  await server.call(privacyContract.askErasure, { body: { confirmed: true, password: leaves.password } }, { as: leaves })
  const { id: erasure } = await db
    .selectFrom('erasures')
    .select('id')
    .where('user_id', '=', leaves.userId)
    .executeTakeFirstOrThrow()
  await platform.transact((work) =>
    work.audit({ action: 'account.signOut', recordKind: 'user', recordId: stays.userId, userId: stays.userId }),
  )
  clock.advance({ days: 15 })
  const before = await fingerprints(db)
  const shapeBefore = await shape(db)

  // Once the first file is asked for, the database has been read: from then on everything is too late for this backup.
  let late: Person | undefined
  const living: FileStore = {
    ...server.files,
    async read(key) {
      if (!late) {
        late = await makePatient(server)
        await givePicture(late, server.files, 7)
        await carryOut(platform, erasure)
      }
      return server.files.read(key)
    },
  }
  const folder = newFolder()
  const written = await writeBackup({ database, files: living, modules: platform.modules, tokenSecret: 'kept' }, folder)
  expect(await fingerprints(db)).not.toEqual(before)
  // The erased picture and its smaller copy went before they were read, and nobody misses them.
  expect(written).toMatchObject({ files: 2, lost: [] })

  const target = await openEmptyDatabase()
  const files = createMemoryFiles()
  const backup = await openBackup(folder)
  await prepareDatabase(target.db, backup.manifest)
  await refuseOtherStore(files, backup, false)
  await loadBackup({ database: target, files }, backup)
  expect(await fingerprints(target.db)).toEqual(before)
  expect(await shape(target.db)).toEqual(shapeBefore)

  const restored = createPlatform({ ...platform, db: target.db, files, courier: server.courier }).platform
  expect(await replayErasures(restored)).toBe(1)
  const people = await target.db.selectFrom('users').select(['id', 'name']).orderBy('id').execute()
  expect(people).toEqual([
    { id: stays.userId, name: stays.name },
    { id: leaves.userId, name: '—' },
  ])
  const { sizes } = await target.db.selectFrom('files').select('sizes').where('id', '=', picture).executeTakeFirstOrThrow()
  expect(await files.read(picture)).toEqual(bytes(1, 2, 3))
  expect(await files.read(sizes[0]!.key)).toEqual(bytes(9, 1, 2, 3))
  expect(await files.read(erased)).toBeNull()
  await expect(sql`update audit_entries set action = 'x'`.execute(target.db)).rejects.toThrow(/only added to/)
  await target.close()
})

test('a file that the store has lost is told, and the rest is backed up', async () => {
  const person = await makePatient(server)
  const picture = await givePicture(person, server.files, 1)
  await server.files.remove(picture)
  const { files, lost } = await writeBackup(
    { database, files: server.files, modules: platform.modules, tokenSecret: null },
    newFolder(),
  )
  expect([files, lost]).toEqual([1, [picture]])
})

test('what is damaged, unfinished or not empty is refused in a sentence before anything is changed', async () => {
  const person = await makePatient(server)
  await givePicture(person, server.files, 1, 2)
  const folder = newFolder()
  const source = { database, files: server.files, modules: platform.modules, tokenSecret: null }
  await writeBackup(source, folder)
  await expect(writeBackup(source, folder)).rejects.toThrow(/is not empty: name a new folder/)
  const backup = await openBackup(folder)

  // The source's own database and store are anything but empty.
  await expect(prepareDatabase(db, backup.manifest)).rejects.toThrow(/never overwrites one/)
  await expect(refuseOtherStore(server.files, backup, false)).rejects.toThrow(/file store is not empty.*--keep-files/)
  await refuseOtherStore(server.files, backup, true)
  const other = createMemoryFiles()
  await other.write('erasure-ledger-00000001', bytes(1), 'application/json')
  await expect(refuseOtherStore(other, backup, false)).rejects.toThrow(/not empty/)

  await expect(openBackup(newFolder())).rejects.toThrow(/no finished backup: SHA256SUMS is missing/)
  appendFileSync(join(folder, 'database/users.copy'), ' ')
  await expect(openBackup(folder)).rejects.toThrow(/damaged: database\/users\.copy is not as it was written/)
  rmSync(join(folder, 'database/users.copy'))
  await expect(openBackup(folder)).rejects.toThrow(/damaged: database\/users\.copy is missing/)
  writeFileSync(join(folder, 'SHA256SUMS'), 'something else\n')
  await expect(openBackup(folder)).rejects.toThrow(/SHA256SUMS cannot be read/)
})

import { describe, expect, test } from 'vitest'
import { privacyContract } from '#contract/privacy/contract.ts'
import { createPlatform } from '#server/platform.ts'
import { mortalDatabase } from '../../../tests/support/mortal-database.ts'
import { makePatient, type Person } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { carryOut } from './carry-out.ts'
import { replayErasures } from './replay.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { db, clock, platform } = server

const body = (person: Person) => ({ confirmed: true as const, password: person.password })
async function leaving(): Promise<Person & { erasureId: string }> {
  const person = await makePatient(server, { name: 'Ann Quitter' })
  await server.call(privacyContract.askErasure, { body: body(person) }, { as: person })
  const file = platform.ids.next()
  await server.files.write(file, new Uint8Array([1, 2, 3]), 'image/webp')
  const row = {
    id: file,
    owner_id: person.userId,
    purpose: 'profilePicture',
    type: 'image/webp',
    bytes: 3,
    created_at: clock.now(),
  }
  await insertRow(db, 'files', row)
  await db.updateTable('users').set({ picture_id: file }).where('id', '=', person.userId).execute()
  const { id } = await db.selectFrom('erasures').select('id').where('user_id', '=', person.userId).executeTakeFirstOrThrow()
  return { ...person, erasureId: id }
}
const forgetLedger = async () => {
  for (let number = 1; number < 20; number += 1) await server.files.remove(`erasure-ledger-${String(number).padStart(8, '0')}`)
}
const leftOf = async (userId: string) => ({
  name: (await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst())?.name,
  files: (await db.selectFrom('files').select('id').where('owner_id', '=', userId).execute()).length,
  sessions: (await db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length,
})
const nothing = { name: '—', files: 0, sessions: 0 }

test('killed anywhere, an erasure is carried out by who comes next, once', async () => {
  const dies = async (id: string, moments?: number) => {
    const mortal = mortalDatabase(db, moments)
    await carryOut(createPlatform({ ...platform, db: mortal.db, courier: server.courier }).platform, id).catch(() => {})
    return mortal.passed()
  }
  const first = await leaving()
  clock.advance({ days: 15 })
  const moments = await dies(first.erasureId)
  expect(moments).toBeGreaterThanOrEqual(6)
  expect(await leftOf(first.userId)).toEqual(nothing)
  for (let moment = 1; moment <= moments; moment += 1) {
    await server.reset()
    await forgetLedger()
    const person = await leaving()
    clock.advance({ days: 15 })
    await dies(person.erasureId, moment)
    await carryOut(platform, person.erasureId)
    expect([moment, await leftOf(person.userId)]).toEqual([moment, nothing])
    const rows = await db.selectFrom('erasures').select(['state', 'ledger_number']).execute()
    expect(rows).toEqual([{ state: 'erased', ledger_number: 1 }])
  }
})

describe('a database that was restored from a backup', () => {
  test('is brought up to what the ledger knows before a server listens, whatever the backup still had', async () => {
    await forgetLedger()
    const [cooling, before, stays] = [await leaving(), await leaving(), await makePatient(server)]
    clock.advance({ days: 15 })
    // What the backup holds: one whose wish it knows, and one who had not asked yet.
    const backup = {
      users: await db.selectFrom('users').selectAll().execute(),
      erasures: await db.selectFrom('erasures').selectAll().where('user_id', '=', cooling.userId).execute(),
    }
    await carryOut(platform, cooling.erasureId)
    await carryOut(platform, before.erasureId)
    await db.deleteFrom('erasures').execute()
    for (const { id, name, email, password_hash } of backup.users)
      await db
        .updateTable('users')
        .set({ name, email, password_hash, erased_at: null, status: 'active' })
        .where('id', '=', id)
        .execute()
    for (const row of backup.erasures) await insertRow(db, 'erasures', { ...row })
    expect(await replayErasures(platform)).toBe(2)
    for (const { userId } of [cooling, before]) expect((await leftOf(userId)).name).toBe('—')
    expect((await leftOf(stays.userId)).name).toBe(stays.name)
    expect(await replayErasures(platform)).toBe(0)
    const numbers = await db.selectFrom('erasures').select('ledger_number').orderBy('ledger_number').execute()
    expect(numbers.map(({ ledger_number }) => ledger_number)).toEqual([1, 2])
  })

  test('that never knew the account has nothing to erase, and goes on counting', async () => {
    await forgetLedger()
    const person = await leaving()
    clock.advance({ days: 15 })
    await carryOut(platform, person.erasureId)
    await server.reset()
    expect(await replayErasures(platform)).toBe(1)
    const next = await leaving()
    clock.advance({ days: 15 })
    await carryOut(platform, next.erasureId)
    expect(await db.selectFrom('erasures').select('ledger_number').where('id', '=', next.erasureId).executeTakeFirst()).toEqual({
      ledger_number: 2,
    })
  })
})

import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { accountContract } from '#contract/account/contract.ts'
import { privacyContract } from '#contract/privacy/contract.ts'
import { messagesTo } from '../../../../tests/support/outbox.ts'
import { makePatient, makePet, signIn, type Person } from '../../../../tests/support/people.ts'
import { insertRow } from '../../../../tests/support/rows.ts'
import { createTestServer } from '../../../../tests/support/server.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { db, clock } = server
const { askCopy, fetchCopy, readOwnData } = privacyContract

async function copyOf(as: Person): Promise<Record<string, string>> {
  await server.call(askCopy, {}, { as })
  await server.runJobs()
  const file = await server.call(fetchCopy, {}, { as })
  const entries = Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer())))
  return Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)]))
}

test('a copy holds what the declaration says, as JSON and as pages in the person’s language, without secrets', async () => {
  const person = await makePatient(server, { name: 'Änne <Lee>', locale: 'de-DE' }, { blood_group: 'A+' })
  await makePet(server, person, { name: 'Biscuit' })
  const copy = await copyOf(person)
  expect(copy['index.html']).toContain('<html lang="de-DE" dir="ltr">')
  expect(copy['index.html']).toContain('Eine Kopie Ihrer Daten')
  expect(copy['index.html']).toContain('Änne &lt;Lee&gt;')
  expect(copy['people.html']).toContain('Blutgruppe')
  const people = JSON.parse(copy['data/people.json']!) as Record<string, Record<string, unknown>[]>
  expect(people['pets']).toMatchObject([{ name: 'Biscuit', species: 'dog' }])
  const account = JSON.parse(copy['data/account.json']!) as Record<string, Record<string, unknown>[]>
  expect(account['users']).toMatchObject([{ email: person.email }])
  const all = Object.values(copy).join()
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow()
  expect(all).not.toContain(password_hash)
  expect(all).not.toContain('refresh_tokens')
})

test('what another wrote in a conversation is not in it', async () => {
  const [one, other] = [await makePatient(server), await makePatient(server)]
  const [first_id, second_id] = [one.userId, other.userId].toSorted()
  const id = server.platform.ids.next()
  await insertRow(db, 'conversations', {
    id,
    first_id,
    second_id,
    last_seq: 2,
    last_change: 2,
    created_at: clock.now(),
    last_at: clock.now(),
  })
  for (const [seq, sender, text] of [
    [1, one, 'what I said'],
    [2, other, 'what they said'],
  ] as const) {
    const ids = { id: server.platform.ids.next(), client_id: server.platform.ids.next() }
    const message = { ...ids, conversation_id: id, seq, change: seq, sender_id: sender.userId, text, sent_at: clock.now() }
    await insertRow(db, 'chat_messages', message)
  }
  const { 'data/chat.json': chat } = await copyOf(one)
  expect(chat).toContain('what I said')
  expect(chat).not.toContain('what they said')
})

test('a copy is told of, fetched by its person alone, for seven days, and gone with the account', async () => {
  const [person, other] = [await makePatient(server), await makePatient(server)]
  const states: (string | undefined)[] = [(await server.call(askCopy, {}, { as: person })).copy?.state]
  await expect(server.call(fetchCopy, {}, { as: person })).rejects.toThrow('copy_not_ready')
  await server.runJobs()
  const { copy } = await server.call(readOwnData, {}, { as: person })
  states.push(copy?.state)
  expect(states).toEqual(['asked', 'ready'])
  expect(copy?.done).toBe(copy?.parts)
  expect((await messagesTo(server, person.email)).map(({ template }) => template)).toEqual(['mail.copyReady'])
  await expect(server.call(fetchCopy, {}, { as: other })).rejects.toThrow('copy_not_ready')
  const { id } = await db.selectFrom('data_copies').select('id').where('user_id', '=', person.userId).executeTakeFirstOrThrow()
  expect(await server.files.read(id)).not.toBeNull()
  clock.advance({ days: 7, minutes: 1 })
  await expect(server.call(fetchCopy, {}, { as: person })).rejects.toThrow('copy_not_ready')
  await server.runJobs()
  expect(await server.files.read(id)).toBeNull()
  expect((await server.call(accountContract.me, {}, { as: await signIn(server, person) })).id).toBe(person.userId)
})

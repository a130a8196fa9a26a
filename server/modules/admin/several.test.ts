import { expect, test } from 'vitest'
import { adminContract as calls } from '#contract/admin/contract.ts'
import { makeAdmin } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const { ids } = server.platform

async function message(state: string) {
  const id = ids.next()
  const now = server.clock.now()
  const text = { channel: 'email', recipient: 'ann@example.test', subject: 'Hello', text: 'Hi', template: 'x', locale: 'en-US' }
  const tries = { state, attempts: 10, error: 'not delivered', next_attempt_at: now }
  await insertRow(server.db, 'outbox_messages', { id, ...text, ...tries, created_at: now })
  return id
}

async function question(handled_at: Date | null = null) {
  const id = ids.next()
  const text = { name: 'Ann', email: 'ann@example.test', subject: 'A question', message: 'How do I book?' }
  await insertRow(server.db, 'contact_messages', { id, ...text, handled_at, created_at: server.clock.now() })
  return id
}

const audited = async (action: string) =>
  (await server.db.selectFrom('audit_entries').select('record_id').where('action', '=', action).execute()).map(
    ({ record_id }) => record_id,
  )

test('messages that were given up go out again; the others stay, and each is told about once', async () => {
  const as = await makeAdmin(server)
  const [first, second, sent] = [await message('failed'), await message('failed'), await message('sent')]
  const nobodys = ids.next()
  const { outcomes } = await server.call(calls.retryMessages, { body: { ids: [second, sent, nobodys, first, second] } }, { as })
  expect(outcomes).toEqual([
    { id: second, outcome: 'done' },
    { id: sent, outcome: 'not_failed' },
    { id: nobodys, outcome: 'not_found' },
    { id: first, outcome: 'done' },
  ])
  expect((await audited('outbox.retry')).toSorted()).toEqual([first, second].toSorted())
  await server.runJobs()
  expect(server.courier.delivered.map(({ id }) => id)).toEqual([first, second].toSorted())
  const again = await server.call(calls.retryMessages, { body: { ids: [first] } }, { as })
  expect(again.outcomes).toEqual([{ id: first, outcome: 'not_failed' }])
})

test('several messages are marked as handled and opened again; who marked first stays on record', async () => {
  const [as, other] = [await makeAdmin(server), await makeAdmin(server)]
  const [one, two, three] = [await question(), await question(), await question(server.clock.now())]
  const mark = async (handled: boolean, who = as) => {
    const { outcomes } = await server.call(calls.markContactMessages, { body: { ids: [one, two, three], handled } }, { as: who })
    return outcomes.map(({ outcome }) => outcome)
  }
  expect(await mark(true)).toEqual(['done', 'done', 'unchanged'])
  expect(await mark(true, other)).toEqual(['unchanged', 'unchanged', 'unchanged'])
  const row = await server.db.selectFrom('contact_messages').select('handled_by').where('id', '=', one).executeTakeFirstOrThrow()
  expect(row.handled_by).toBe(as.userId)
  expect(await audited('contactMessage.handle')).toHaveLength(2)
  expect(await mark(false)).toEqual(['done', 'done', 'done'])
  expect(await audited('contactMessage.reopen')).toHaveLength(3)
})

test('none, too many and what is no id are refused, naming the field', async () => {
  const as = await makeAdmin(server)
  for (const wrong of [[], Array.from({ length: 101 }, () => ids.next()), ['x']])
    expect((await server.refusal(calls.retryMessages, { body: { ids: wrong } }, { as })).errors?.[0]?.field).toMatch(/^ids/)
})

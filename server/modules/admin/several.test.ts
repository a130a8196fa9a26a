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

test('none, too many and what is no id are refused, naming the field', async () => {
  const as = await makeAdmin(server)
  for (const wrong of [[], Array.from({ length: 101 }, () => ids.next()), ['x']])
    expect((await server.refusal(calls.retryMessages, { body: { ids: wrong } }, { as })).errors?.[0]?.field).toMatch(/^ids/)
})

import { beforeEach, expect, test } from 'vitest'
import { leaseSeconds } from '#server/kernel/http/lease.ts'
import { makePatient } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { payments, sample, sampleModule } from './sample-module.ts'

const server = await createTestServer({ modules: [sampleModule] })
const key = 'a-key-of-the-browser'

async function writtenDown(): Promise<string[]> {
  const rows = await server.db.selectFrom('audit_entries').select('record_id').where('action', '=', 'sample.pay').execute()
  return rows.map((row) => row.record_id).toSorted()
}

beforeEach(() => {
  payments.count = 0
  payments.gate = Promise.resolve()
})

test('a key is needed', async () => {
  const as = await makePatient(server)
  for (const bad of ['', 'short', 'x'.repeat(201)]) {
    const { status, errors } = await server.refusal(
      sample.pay,
      { body: { amount: 1 } },
      { as, headers: { 'Idempotency-Key': bad } },
    )
    expect([status, errors?.[0]?.field]).toEqual([422, 'Idempotency-Key'])
  }
  expect(payments.count).toBe(0)
})

test('the first answer is given again, with its status, and nothing is done twice', async () => {
  const as = await makePatient(server)
  const first = await server.send(sample.pay, { body: { amount: 1 } }, { as, key })
  const second = await server.send(sample.pay, { body: { amount: 1 } }, { as, key })
  expect([second.status, await second.json()]).toEqual([first.status, await first.json()])
  expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'))
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  expect(payments.count).toBe(1)
})

test('a refusal is an answer too', async () => {
  const as = await makePatient(server)
  const input = { body: { amount: 1, outcome: 'refused' } }
  const first = await server.refusal(sample.pay, input, { as, key })
  expect(await server.refusal(sample.pay, input, { as, key })).toEqual(first)
  expect([first.code, payments.count]).toEqual(['payment_closed', 1])
})

test('a failure of ours is not kept: the same key may try again', async () => {
  const as = await makePatient(server)
  const input = { body: { amount: 1, outcome: 'broken' } }
  expect((await server.refusal(sample.pay, input, { as, key })).status).toBe(500)
  expect((await server.refusal(sample.pay, input, { as, key })).status).toBe(500)
  expect(payments.count).toBe(2)
})

test('a refusal that passes with time is not kept: what was too early is tried again', async () => {
  const as = await makePatient(server)
  const input = { body: { amount: 1, outcome: 'too_early' } }
  expect((await server.refusal(sample.pay, input, { as, key })).code).toBe('too_early')
  expect((await server.refusal(sample.pay, input, { as, key })).code).toBe('too_early')
  expect(payments.count).toBe(2)
})

test('what was committed before a failure of ours is not done again: the call goes on after it', async () => {
  const as = await makePatient(server)
  const input = { body: { amount: 1, outcome: 'broken_after' } } as const
  expect((await server.refusal(sample.pay, input, { as, key })).status).toBe(500)
  expect(await server.call(sample.pay, input, { as, key })).toEqual({ count: 1 })
  expect(await writtenDown()).toEqual(['1', '2'])
  expect((await server.send(sample.pay, input, { as, key })).headers.get('idempotent-replayed')).toBe('true')
  expect(payments.count).toBe(2)
})

test('a run that lost its key to another, for it took too long, can no longer commit', async () => {
  const as = await makePatient(server)
  let open = () => {}
  payments.gate = new Promise((resolve) => (open = resolve))
  const slow = server.refusal(sample.pay, { body: { amount: 1 } }, { as, key })
  await expect.poll(() => payments.count).toBe(1)
  payments.gate = Promise.resolve()
  server.clock.advance({ seconds: leaseSeconds })
  expect(await server.call(sample.pay, { body: { amount: 1 } }, { as, key })).toEqual({ count: 2 })
  open()
  expect((await slow).code).toBe('in_progress')
  expect(await writtenDown()).toEqual(['2', '2'])
})

test('the key of another call is refused', async () => {
  const as = await makePatient(server)
  await server.call(sample.pay, { body: { amount: 1 } }, { as, key })
  const refusal = await server.refusal(sample.pay, { body: { amount: 2 } }, { as, key })
  expect([refusal.status, refusal.code, payments.count]).toEqual([422, 'idempotency_key_reused', 1])
})

test('two people may have the same key', async () => {
  await server.call(sample.pay, { body: { amount: 1 } }, { as: await makePatient(server), key })
  await server.call(sample.pay, { body: { amount: 1 } }, { as: await makePatient(server), key })
  expect(payments.count).toBe(2)
})

test('of many at once one is done; the others get its answer or are told when to come back', async () => {
  const as = await makePatient(server)
  let open = () => {}
  payments.gate = new Promise((resolve) => (open = resolve))
  const calls = Array.from({ length: 8 }, () => server.send(sample.pay, { body: { amount: 1 } }, { as, key }))
  const refused = await Promise.race(calls)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([409, '1'])
  open()
  const answers = await Promise.all(calls)
  const done = answers.filter(({ status }) => status === 201)
  expect(done.filter(({ headers }) => !headers.has('idempotent-replayed'))).toHaveLength(1)
  expect(await Promise.all(done.map((response) => response.json()))).toEqual(done.map(() => ({ count: 1 })))
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect(payments.count).toBe(1)
})

test('a call whose process died can be made again as soon as its lease has run out', async () => {
  const as = await makePatient(server)
  payments.gate = new Promise(() => {})
  void server.send(sample.pay, { body: { amount: 1 } }, { as, key })
  await expect.poll(() => payments.count).toBe(1)
  payments.gate = Promise.resolve()
  expect((await server.refusal(sample.pay, { body: { amount: 1 } }, { as, key })).code).toBe('in_progress')
  server.clock.advance({ seconds: leaseSeconds })
  expect(await server.call(sample.pay, { body: { amount: 1 } }, { as, key })).toEqual({ count: 2 })
})

test('keys are forgotten after two days', async () => {
  const as = await makePatient(server)
  await server.call(sample.pay, { body: { amount: 1 } }, { as, key })
  server.clock.advance({ hours: 49 })
  await server.runJobs()
  expect(await server.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
})

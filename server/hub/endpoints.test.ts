import { expect, test } from 'vitest'
import { hubContract as calls } from '#contract/hub/contract.ts'
import { makePatient } from '../../tests/support/people.ts'
import { createTestServer } from '../../tests/support/server.ts'
import { catchUp } from './stream.ts'
import { redeemTicket } from './tickets.ts'

const server = await createTestServer()
const { call, refusal, platform } = server

const tell = (userId: string, count: number) =>
  platform.transact(async (work) => {
    for (let index = 0; index < count; index++) await work.tell([userId], { kind: 'dashboard.changed', payload: {} })
  })

test('a signed-in person gets a ticket of their session, kept as a hash alone; a visitor gets none', async () => {
  const patient = await makePatient(server)
  const { ticket } = await call(calls.issueTicket, {}, { as: patient })
  const [kept] = await server.db.selectFrom('hub_tickets').selectAll().execute()
  expect(kept?.user_id).toBe(patient.userId)
  expect(JSON.stringify(kept)).not.toContain(ticket)
  expect(await redeemTicket(platform, ticket)).toEqual({ userId: patient.userId, sessionId: kept?.session_id })
  expect(await redeemTicket(platform, ticket)).toBeNull()
  expect(await refusal(calls.issueTicket)).toMatchObject({ status: 401 })
})

test('what was missed comes page by page, in order, and only what is the own', async () => {
  const patient = await makePatient(server)
  const neighbour = await makePatient(server)
  await tell(patient.userId, 250)
  await tell(neighbour.userId, 3)
  const first = await call(calls.readEvents, { query: { after: 10 } }, { as: patient })
  expect(first).toMatchObject({ last: 250, reset: false })
  const after = first.events.at(-1)!.seq
  const second = await call(calls.readEvents, { query: { after } }, { as: patient })
  expect([...first.events, ...second.events].map(({ seq }) => seq)).toEqual(Array.from({ length: 240 }, (_, index) => index + 11))
  expect(await call(calls.readEvents, { query: {} }, { as: patient })).toEqual({ events: [], last: 250, reset: false })
  expect(await refusal(calls.readEvents, { query: { after: -1 } }, { as: patient })).toMatchObject({
    errors: [{ field: 'after' }],
  })
})

test('events are kept three days; who was away longer is told to look at everything again', async () => {
  const patient = await makePatient(server)
  await tell(patient.userId, 2)
  server.clock.advance({ days: 3, seconds: 1 })
  await tell(patient.userId, 1)
  await call(calls.issueTicket, {}, { as: await makePatient(server) })
  server.clock.advance({ seconds: 61 })
  await server.runJobs()
  expect(await server.db.selectFrom('hub_tickets').selectAll().execute()).toEqual([])
  expect(await catchUp(platform, patient.userId, 1)).toEqual({ events: [], last: 3, reset: true })
  expect((await catchUp(platform, patient.userId, 2)).events.map(({ seq }) => seq)).toEqual([3])
})

test('a client that has seen more than there is belongs to another stream, and starts over', async () => {
  const patient = await makePatient(server)
  await tell(patient.userId, 1)
  expect(await call(calls.readEvents, { query: { after: 9 } }, { as: patient })).toEqual({ events: [], last: 1, reset: true })
})

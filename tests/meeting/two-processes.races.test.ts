import { afterEach, describe, expect, test } from 'vitest'
import type { StreamEvent } from '#contract/hub/events.ts'
import { hubCalls } from '#contract/hub/calls.ts'
import { meetingContract as contract } from '#contract/meeting/contract.ts'
import type { Joined, ReceivedSignal, SignalsBody } from '#contract/meeting/schemas.ts'
import { meetingTopic } from '#contract/meeting/topics.ts'
import { makeCall } from '#server/modules/meeting/testing/make-call.ts'
import { officialClient } from '../hub/hub-server.ts'
import { eventually } from '../support/eventually.ts'
import { signIn, type Person } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { kill, ready, spawnServer, type SpawnedServer } from '../support/spawned-server.ts'

const redisUrl = process.env['TEST_REDIS_URL']
const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each()
})

async function start(env: Readonly<Record<string, string>> = {}): Promise<SpawnedServer> {
  const process = await spawnServer({ DATABASE_URL: server.databaseUrl!, DRAIN_SECONDS: '0', ...env })
  undo.push(() => kill(process))
  return ready(process)
}

/** A call that goes on, its people signed in by the machine's own clock, which is that of the processes. */
async function callOfToday() {
  const made = await makeCall(server)
  server.clock.set(new Date().toISOString())
  return { id: made.id, doctor: await signIn(server, made.doctor), patient: await signIn(server, made.patient) }
}

async function ask<T>(process: SpawnedServer, { token }: Person, method: string, path: string, body?: unknown): Promise<T> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const response = await fetch(`${process.url}/api${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  return (text ? JSON.parse(text) : null) as T
}

const join = (process: SpawnedServer, person: Person, id: string) =>
  ask<Joined>(process, person, 'POST', contract.joinMeeting.path.replace('{id}', id))
const send = (process: SpawnedServer, person: Person, id: string, body: SignalsBody) =>
  ask<null>(process, person, 'POST', contract.sendSignals.path.replace('{id}', id), body)
const read = (process: SpawnedServer, person: Person, id: string, connection: string, after = 0) =>
  ask<{ signals: ReceivedSignal[]; standing: string }>(
    process,
    person,
    'GET',
    `${contract.readSignals.path.replace('{id}', id)}?connection=${connection}&after=${after}`,
  )

/** As a browser offers three lines and a channel: more than the backplane carries at once. */
const offer = { description: { type: 'offer' as const, sdp: `v=0\r\n${'a=candidate:0 1 UDP 2122252543\r\n'.repeat(400)}` } }
const bodyOf = (attempt = 1) => ({ ...offer, candidates: [], attempt })

/** Hears what the process announces of a meeting. */
async function listen(process: SpawnedServer, person: Person, id: string): Promise<string[]> {
  const ticket = async () => (await ask<{ ticket: string }>(process, person, 'POST', hubCalls.issueTicket.path)).ticket
  const client = officialClient(`${process.url}/hub`, ticket)
  const heard: string[] = []
  client.on('event', ({ kind, payload }: StreamEvent) => heard.push('to' in payload ? `${kind} ${payload.to}` : kind))
  await client.start()
  undo.push(() => client.stop())
  await client.invoke('Watch', meetingTopic(id))
  return heard
}

function betweenTwo(env: Readonly<Record<string, string>>): void {
  test('an offer larger than what is announced reaches the other, who is at another process, once', async () => {
    const { id, doctor, patient } = await callOfToday()
    const [one, two] = await Promise.all([start(env), start(env)])
    const byDoctor = await join(one, doctor, id)
    const byPatient = await join(two, patient, id)
    const heard = await listen(two, patient, id)
    const signals = { from: byDoctor.self.id, signals: [{ to: byPatient.self.id, seq: 1, body: bodyOf() }] }
    expect(JSON.stringify(signals).length).toBeGreaterThan(10_000)
    // Sent again, as by a line that broke before the answer came.
    await send(one, doctor, id, signals)
    await send(one, doctor, id, signals)
    await eventually(() => expect(heard).toContain(`meeting.signal ${byPatient.self.id}`))
    expect((await read(two, patient, id, byPatient.self.id)).signals).toMatchObject([{ from: byDoctor.self.id, seq: 1 }])
  })
}

describe('two processes on PostgreSQL alone', () => {
  betweenTwo({})
})
describe.skipIf(!redisUrl)('two processes on PostgreSQL and Redis', () => {
  betweenTwo({ REDIS_URL: redisUrl ?? '' })
})

test('a process that is killed during a call and started again finds everybody’s connection, and no signal is lost', async () => {
  const { id, doctor, patient } = await callOfToday()
  const before = await start()
  const byDoctor = await join(before, doctor, id)
  const byPatient = await join(before, patient, id)
  await send(before, doctor, id, { from: byDoctor.self.id, signals: [{ to: byPatient.self.id, seq: 1, body: bodyOf() }] })
  await kill(before)
  const after = await start()
  const named = { connection: byPatient.self.id }
  const presence = await ask<{ standing: string; peers: { id: string }[] }>(
    after,
    patient,
    'POST',
    contract.renewPresence.path.replace('{id}', id),
    named,
  )
  expect(presence).toMatchObject({ standing: 'current', peers: [{ id: byDoctor.self.id }] })
  expect((await read(after, patient, id, byPatient.self.id)).signals).toHaveLength(1)
  await send(after, patient, id, { from: byPatient.self.id, signals: [{ to: byDoctor.self.id, seq: 1, body: bodyOf() }] })
  expect((await read(after, doctor, id, byDoctor.self.id)).signals).toHaveLength(1)
})

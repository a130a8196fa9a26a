import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { HubConnectionState } from '@microsoft/signalr'
import { WebSocket } from 'ws'
import type { CaughtUp, StreamEvent } from '#contract/hub/events.ts'
import type { Db } from '#server/kernel/db.ts'
import { openTestDatabase } from '../support/databases.ts'
import { officialClient, signIn, startHubServer, type HubServer, type Person } from './hub-server.ts'
import { eventually } from '../support/eventually.ts'

let db: Db
let server: HubServer
let person: Person

beforeAll(async () => {
  const database = await openTestDatabase()
  db = database.db
})
beforeEach(async () => {
  server = await startHubServer({ db })
  person = await signIn(db)
})
afterEach(() => server.stop())

function listen(client: ReturnType<typeof officialClient>): StreamEvent[] {
  const heard: StreamEvent[] = []
  client.on('event', (event: StreamEvent) => heard.push(event))
  return heard
}

/** The status that a WebSocket is refused with. */
function refusal(address: string): Promise<number | 'opened'> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address.replace('http', 'ws'))
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('open', () => {
      socket.terminate()
      resolve('opened')
    })
    socket.on('error', () => {})
  })
}

test.each([{ negotiated: true }, { negotiated: false }])(
  'the official client connects ($negotiated) and hears what is committed for its person, and only that',
  async (how) => {
    const client = officialClient(server.address, () => server.ticketFor(person), how)
    const heard = listen(client)
    await client.start()
    const neighbour = await signIn(db)
    await server.tell([neighbour.userId])
    await expect(
      server.platform.transact(async (work) => {
        await work.tell([person.userId], { kind: 'dashboard.changed', payload: {} })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    const id = await server.tell([person.userId, neighbour.userId])
    await eventually(() => expect(heard).toHaveLength(1))
    expect(heard[0]).toMatchObject({ seq: 1, kind: 'appointment.changed', payload: { id, state: 'confirmed' } })
    await client.stop()
    await eventually(() => expect(server.hub.size).toBe(0))
  },
)

test('calls are answered: ping, what was missed, and a fault for what does not exist or is not valid', async () => {
  const client = officialClient(server.address, () => server.ticketFor(person))
  await client.start()
  expect(await client.invoke('Ping')).toBeNull()
  expect(await client.invoke<CaughtUp>('CatchUp', null)).toEqual({ events: [], last: 0, reset: false })
  await server.tell([person.userId])
  await server.tell([person.userId])
  expect((await client.invoke<CaughtUp>('CatchUp', 1)).events.map(({ seq }) => seq)).toEqual([2])
  await expect(client.invoke('toString')).rejects.toThrow('there is no such method')
  await expect(client.invoke('CatchUp', 'all')).rejects.toThrow('the arguments are not valid')
  await expect(client.invoke('Watch', 7)).rejects.toThrow('the arguments are not valid')
  await expect(
    new Promise((_resolve, reject) => void client.stream('Ping').subscribe({ next() {}, complete() {}, error: reject })),
  ).rejects.toThrow('nothing is streamed here')
  await client.stop()
})

test('a ticket is good once, for 60 seconds; nothing else opens the hub', async () => {
  const ticket = await server.ticketFor(person)
  const late = await server.ticketFor(person)
  const withTicket = (value: string) => refusal(`${server.address}?access_token=${value}`)
  expect(await refusal(server.address)).toBe(401)
  expect(await withTicket('wrong')).toBe(401)
  expect(await withTicket('A'.repeat(32))).toBe(401)
  expect(await withTicket(ticket)).toBe('opened')
  expect(await withTicket(ticket)).toBe(401)
  server.clock.advance({ seconds: 60 })
  expect(await withTicket(late)).toBe(401)
  expect(JSON.stringify(server.log.entries)).not.toContain(ticket)
})

test('of many that bring one ticket at the same moment, one gets in', async () => {
  const ticket = await server.ticketFor(person)
  const answers = await Promise.all(Array.from({ length: 10 }, () => refusal(`${server.address}?access_token=${ticket}`)))
  expect(answers.filter((answer) => answer === 'opened')).toHaveLength(1)
})

test('when a session ends, its connections are told and closed for good; those of other devices stay', async () => {
  const otherDevice = await signIn(db, person.userId)
  const ended = officialClient(server.address, () => server.ticketFor(person), { reconnect: true })
  const stays = officialClient(server.address, () => server.ticketFor(otherDevice))
  const heard = listen(ended)
  const closed = vi.fn<() => void>()
  ended.onclose(closed)
  await Promise.all([ended.start(), stays.start()])
  server.publisher.endSession(person.sessionId)
  await eventually(() => expect(closed).toHaveBeenCalled())
  expect(heard.map(({ kind }) => kind)).toEqual(['session.ended'])
  expect(await stays.invoke('Ping')).toBeNull()
  await stays.stop()
})

test.each([
  ['this process heard of', async () => server.publisher.endSession(person.sessionId)],
  ['only the database knows of', () => db.updateTable('sessions').set({ ended_at: server.clock.now() }).execute()],
] as const)('a session whose end %s, while its connection is made, is told so, and gets nothing else', async (_who, end) => {
  const ticket = await server.ticketFor(person)
  await end()
  const client = officialClient(server.address, async () => ticket, { reconnect: true })
  const heard = listen(client)
  const catchingUp = client.start().then(() => client.invoke('CatchUp', null))
  await expect(catchingUp).rejects.toThrow(/connection|closed|hub handshake/i)
  await server.tell([person.userId])
  await eventually(() => expect(client.state).toBe(HubConnectionState.Disconnected))
  expect(heard.map(({ kind }) => kind)).toEqual(['session.ended'])
  expect(server.hub.size).toBe(0)
})

test('a session that ends between upgrade and handshake is told so after it', async () => {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}?access_token=${await server.ticketFor(person)}`)
  const heard: string[] = []
  socket.on('message', (data: Buffer) => heard.push(...data.toString('utf8').split('\u001e').filter(Boolean)))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve) => socket.on('open', resolve))
  server.publisher.endSession(person.sessionId)
  socket.send('{"protocol":"json","version":1}\u001e')
  expect(await closed).toBe(1000)
  expect(heard.map((text) => JSON.parse(text) as unknown)).toMatchObject([
    {},
    { type: 1, target: 'event', arguments: [{ kind: 'session.ended' }] },
    { type: 7 },
  ])
})

test('the free time of a doctor is told to those who watch it, until they stop', async () => {
  const doctorId = crypto.randomUUID()
  const client = officialClient(server.address, () => server.ticketFor(person))
  const heard = listen(client)
  await client.start()
  const announce = () => server.publisher.announce(`slots:${doctorId}`, { kind: 'slots.changed', payload: { doctorId } })
  announce()
  await client.invoke('Watch', `slots:${doctorId}`)
  announce()
  await client.invoke('Unwatch', `slots:${doctorId}`)
  announce()
  await client.invoke('Ping')
  expect(heard.map(({ kind, seq, payload }) => ({ kind, seq, payload }))).toEqual([
    { kind: 'slots.changed', seq: null, payload: { doctorId } },
  ])
  await client.stop()
})

test('a server that stops sends its clients away to come back', async () => {
  const client = officialClient(server.address, () => server.ticketFor(person), { reconnect: true })
  const reconnecting = vi.fn<() => void>()
  client.onreconnecting(reconnecting)
  await client.start()
  server.hub.stop()
  await eventually(() => expect(reconnecting).toHaveBeenCalled())
  await client.stop()
})

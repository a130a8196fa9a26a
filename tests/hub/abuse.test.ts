import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { HubLimits } from '#server/hub/limits.ts'
import type { Db } from '#server/kernel/db.ts'
import { openTestDatabase } from '../support/databases.ts'
import { signIn, startHubServer, type HubServer, type Person } from './hub-server.ts'
import { eventually } from '../support/eventually.ts'

const end = '\u001e'
const handshake = `{"protocol":"json","version":1}${end}`
const ping = `{"type":1,"target":"Ping","arguments":[],"invocationId":"1"}${end}`

let db: Db
let server: HubServer
let person: Person

beforeAll(async () => {
  const database = await openTestDatabase()
  db = database.db
})
beforeEach(() => start())
afterEach(() => server.stop())

async function start(limits: Partial<HubLimits> = {}): Promise<void> {
  await server?.stop()
  server = await startHubServer({ db, limits })
  person = await signIn(db)
}

const call = (id: number) => `{"type":1,"target":"CatchUp","arguments":[0],"invocationId":"${id}"}${end}`
const watch = (id: number) =>
  `{"type":1,"target":"Watch","arguments":["slots:${crypto.randomUUID()}"],"invocationId":"${id}"}${end}`
/** A socket by hand, as no decent client would use it. */
async function connect() {
  const ticket = await server.ticketFor(person)
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}?access_token=${ticket}`)
  const received: string[] = []
  socket.on('message', (data: Buffer) => received.push(...data.toString('utf8').split(end).filter(Boolean)))
  socket.on('error', () => {})
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve) => socket.on('open', resolve))
  return { socket, received, closed }
}

test.each([
  ['no end', '{"protocol":"json","version":1}'],
  ['no JSON', `hello${end}`],
  ['no object', `[]${end}`],
  ['no version', `{"protocol":"json"}${end}`],
  ['another protocol', `{"protocol":"messagepack","version":1}${end}`],
  ['a later version', `{"protocol":"json","version":3}${end}`],
])('a handshake with %s ends the connection, and the others go on', async (_what, text) => {
  const decent = await connect()
  decent.socket.send(handshake)
  const { socket, closed } = await connect()
  socket.send(text)
  await closed
  decent.socket.send(ping)
  await eventually(() => expect(decent.received).toEqual(['{}', '{"type":3,"invocationId":"1","result":null}']))
  expect(server.hub.size).toBe(1)
  decent.socket.close()
})

test.each([
  ['no end', '{"type":6}'],
  ['no JSON', `{"type":${end}`],
  ['no type', `{"target":"Ping"}${end}`],
  ['a call without arguments', `{"type":1,"target":"Ping"}${end}`],
  ['a call whose id is a number', `{"type":1,"target":"Ping","arguments":[],"invocationId":1}${end}`],
  ['a sequence of words', `{"type":8,"sequenceId":"many"}${end}`],
  ['deep nesting', `${'['.repeat(10_000)}${end}`],
])('a message with %s closes the connection with a reason and leaves nothing behind', async (_what, text) => {
  const { socket, received, closed } = await connect()
  socket.send(handshake)
  socket.send(text)
  await closed
  expect(received.at(-1)).toMatch(/^\{"type":7,"error":"protocol error: /)
  expect(server.hub.size).toBe(0)
  expect(server.log.entries.filter(({ level }) => level === 'error')).toEqual([])
})

test('types of a later protocol are ignored', async () => {
  const { socket, received } = await connect()
  socket.send(`${handshake}{"type":42}${end}${ping}`)
  await eventually(() => expect(received).toHaveLength(2))
  socket.close()
})

test('a message that is too large closes the connection before it is read', async () => {
  const { socket, closed } = await connect()
  socket.send(handshake)
  socket.send('x'.repeat(server.hub.limits.messageBytes + 1))
  expect(await closed).toBe(1009)
  expect(server.hub.size).toBe(0)
})

test('bytes instead of text close the connection', async () => {
  const { socket, closed } = await connect()
  socket.send(new Uint8Array([1, 2, 3]))
  expect(await closed).toBe(1003)
})

test('a flood closes the connection; what a person does, never', async () => {
  const { socket, received, closed } = await connect()
  socket.send(handshake)
  for (let count = 0; count < 200; count++) socket.send(ping)
  await closed
  expect(received.at(-1)).toBe('{"type":7,"error":"too many messages"}')
  const busy = await connect()
  busy.socket.send(handshake + ping.repeat(10))
  await eventually(() => expect(busy.received).toHaveLength(11))
  busy.socket.close()
})

test('a flood within one message counts as well', async () => {
  const { socket, received, closed } = await connect()
  socket.send(handshake + `{"type":6}${end}`.repeat(2000))
  await closed
  expect(received.at(-1)).toBe('{"type":7,"error":"too many messages"}')
})

test('calls that wait for their answers are limited', async () => {
  await start({ pendingCalls: 2 })
  const { socket, received } = await connect()
  socket.send(handshake + call(1) + call(2) + call(3))
  await eventually(() => expect(received).toHaveLength(4))
  expect(received[1]).toBe('{"type":3,"invocationId":"3","error":"too many calls at once"}')
  socket.close()
})

test('a person has so many connections and no more', async () => {
  await start({ connectionsPerUser: 2 })
  await connect()
  await connect()
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}?access_token=${await server.ticketFor(person)}`)
  socket.on('error', () => {})
  const status = await new Promise((resolve) =>
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode)),
  )
  expect(status).toBe(429)
})

test('topics are limited for each connection', async () => {
  await start({ topics: 1 })
  const { socket, received } = await connect()
  socket.send(handshake + watch(1) + watch(2))
  await eventually(() => expect(received).toHaveLength(3))
  expect(received).toContain('{"type":3,"invocationId":"2","error":"too much is watched"}')
  socket.close()
})

test('a client that does not read is dropped and keeps nobody waiting', async () => {
  await start({ backlogBytes: 64 * 1024 })
  const slow = await connect()
  slow.socket.send(handshake)
  await eventually(() => expect(slow.received).toEqual(['{}']))
  slow.socket.pause()
  const big = { seq: 1, kind: 'dashboard.changed', payload: { filler: 'x'.repeat(100_000) }, at: '' }
  for (let count = 0; count < 500 && server.hub.size > 0; count++) {
    server.hub.deliver(person.userId, big)
    await new Promise(setImmediate)
  }
  expect(server.hub.size).toBe(0)
  slow.socket.terminate()
})

test('another person cannot take over a connection by its name', async () => {
  const id = crypto.randomUUID()
  const open = async (who: Person) => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}?access_token=${await server.ticketFor(who)}&id=${id}`)
    const received: string[] = []
    socket.on('message', (data: Buffer) => received.push(data.toString('utf8')))
    await new Promise((resolve) => socket.on('open', resolve))
    socket.send(`{"protocol":"json","version":2}${end}`)
    await eventually(() => expect(received).toEqual([`{}${end}`]))
    return { socket, received }
  }
  const own = await open(person)
  const other = await open(await signIn(db))
  await server.tell([person.userId])
  await eventually(() => expect(own.received).toHaveLength(2))
  expect(other.received).toHaveLength(1)
  for (const { socket } of [own, other]) socket.terminate()
})

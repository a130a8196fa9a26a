import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { StreamEvent } from '#contract/hub/events.ts'
import type { Db } from '#server/kernel/db.ts'
import { hubState, onHubEvent, onHubReset } from '#shared/hub/bus.ts'
import { openHub, type HubLine } from '#shared/hub/connection.ts'
import { watchTopic } from '#shared/hub/watch-topic.ts'
import { openTestDatabase } from '../support/databases.ts'
import { officialClient, signIn, startHubServer, type HubServer, type Person } from './hub-server.ts'
import { eventually } from '../support/eventually.ts'

let db: Db
let server: HubServer
let person: Person
let line: HubLine | null = null
const undo: (() => void)[] = []

beforeAll(async () => {
  const database = await openTestDatabase()
  db = database.db
})
beforeEach(async () => {
  server = await startHubServer({ db })
  person = await signIn(db)
})
afterEach(async () => {
  for (const stop of undo.splice(0)) stop()
  await line?.stop()
  line = null
  await server.stop()
})

/** The application's own client, and what its handlers heard. */
function openApplication(since = performance.now()): number[] {
  const heard: number[] = []
  for (const kind of ['appointment.changed', 'dashboard.changed'] as const)
    undo.push(onHubEvent(kind, ({ seq }) => void heard.push(seq ?? 0)))
  line = openHub({ address: server.address, getTicket: () => server.ticketFor(person), since })
  return heard
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const connected = () => eventually(() => expect(hubState()).toBe('connected'))

test('the network is cut again and again while events are committed: the application hears each once, in order', async () => {
  const heard = openApplication()
  await connected()
  for (let round = 0; round < 3; round++) {
    await server.tell([person.userId])
    server.cutAll()
    for (let count = 0; count < 4; count++) await server.tell([person.userId])
    await eventually(() => expect(heard).toHaveLength((round + 1) * 5))
  }
  expect(heard).toEqual(upTo(15))
})

test('more than a page was missed: all of it comes, in order', async () => {
  const heard = openApplication()
  await connected()
  server.cutAll()
  await server.platform.transact(async (work) => {
    for (let count = 0; count < 450; count++) await work.tell([person.userId], { kind: 'dashboard.changed', payload: {} })
  })
  await eventually(() => expect(heard).toHaveLength(450))
  expect(heard).toEqual(upTo(450))
})

test('what was committed between the page and its connection is told; what is older is not', async () => {
  await server.tell([person.userId])
  server.clock.advance({ minutes: 5 })
  await server.tell([person.userId])
  expect(openApplication()).toEqual([])
  const heard: number[] = []
  undo.push(onHubEvent('appointment.changed', ({ seq }) => void heard.push(seq ?? 0)))
  await eventually(() => expect(heard).toEqual([2]))
})

test('when what was missed is no longer kept, screens are told to ask again', async () => {
  const resets = vi.fn<() => void>()
  undo.push(onHubReset(resets))
  const heard = openApplication()
  await connected()
  await server.tell([person.userId])
  await eventually(() => expect(heard).toEqual([1]))
  server.cutAll()
  await server.tell([person.userId])
  await server.tell([person.userId])
  await db.deleteFrom('hub_events').where('user_id', '=', person.userId).execute()
  await eventually(() => expect(resets).toHaveBeenCalledTimes(1))
  await server.tell([person.userId])
  await eventually(() => expect(heard).toEqual([1, 4]))
})

test('an event that overtakes another waits for it', async () => {
  const heard = openApplication()
  await connected()
  const publish = vi.spyOn(server.hub, 'deliver').mockImplementationOnce(() => {})
  await server.tell([person.userId])
  await server.tell([person.userId])
  await eventually(() => expect(heard).toEqual([1, 2]))
  expect(publish).toHaveBeenCalledTimes(2)
})

test('watched free time is watched again after a loss, and looked at once more', async () => {
  const doctorId = crypto.randomUUID()
  const changed = vi.fn<() => void>()
  undo.push(watchTopic(`slots:${doctorId}`, changed))
  openApplication()
  await eventually(() => expect(changed).toHaveBeenCalledTimes(1))
  server.cutAll()
  await eventually(() => expect(changed).toHaveBeenCalledTimes(2))
  server.publisher.announce(`slots:${doctorId}`, { kind: 'slots.changed', payload: { doctorId } })
  await eventually(() => expect(changed).toHaveBeenCalledTimes(3))
})

test('a session that ends is told, and the application does not come back by itself', async () => {
  const ended = vi.fn<() => void>()
  undo.push(onHubEvent('session.ended', ended))
  openApplication()
  await connected()
  server.publisher.endSession(person.sessionId)
  await eventually(() => expect(hubState()).toBe('idle'))
  expect(ended).toHaveBeenCalledTimes(1)
  expect(server.hub.size).toBe(0)
})

test('stateful reconnect of the official client: what was sent while the line was down arrives once, calls survive', async () => {
  const client = officialClient(server.address, () => server.ticketFor(person), { stateful: true, reconnect: true })
  const heard: number[] = []
  const reconnecting = vi.fn<() => void>()
  client.on('event', ({ seq }: StreamEvent) => heard.push(seq))
  client.onreconnecting(reconnecting)
  await client.start()
  await server.tell([person.userId])
  await eventually(() => expect(heard).toEqual([1]))
  for (let round = 0; round < 3; round++) {
    server.cutAll()
    await server.tell([person.userId])
    const answer = client.invoke('Ping')
    await server.tell([person.userId])
    expect(await answer).toBeNull()
  }
  await eventually(() => expect(heard).toEqual(upTo(7)))
  expect(reconnecting).not.toHaveBeenCalled()
  expect(server.hub.size).toBe(1)
  await client.stop()
  await eventually(() => expect(server.hub.size).toBe(0))
})

test('a stateful client that comes back where nothing is kept of it, too late or at another process, starts over', async () => {
  vi.spyOn(server.hub, 'mayResume').mockImplementation(() => {})
  const client = officialClient(server.address, () => server.ticketFor(person), { stateful: true, reconnect: true })
  const reconnected = vi.fn<() => void>()
  client.onreconnected(reconnected)
  await client.start()
  server.cutAll()
  await eventually(() => expect(reconnected).toHaveBeenCalledTimes(1))
  expect(await client.invoke('Ping')).toBeNull()
  await client.stop()
})

import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PassingEvent } from '#contract/hub/events.ts'
import type { Db } from '#server/kernel/db.ts'
import type { Topic } from '#server/kernel/watching.ts'
import { openTestDatabase } from '../support/databases.ts'
import { officialClient, signIn, startHubServer, type HubServer, type Person } from './hub-server.ts'

let db: Db
let server: HubServer
let person: Person

beforeAll(async () => {
  const database = await openTestDatabase()
  db = database.db
})
afterEach(() => server.stop())

async function start(...topics: Topic[]) {
  server = await startHubServer({ db, topics })
  person = await signIn(db)
  const client = officialClient(server.address, () => server.ticketFor(person))
  const heard: (string | undefined)[] = []
  client.on('event', ({ topic }: PassingEvent) => heard.push(topic))
  await client.start()
  const announce = (topic: string) => server.publisher.announce(topic, { kind: 'dashboard.changed', payload: {} })
  /** What was heard of what was said before: the answer to a call comes after it. */
  const heardSoFar = async () => {
    await client.invoke('Ping')
    return heard
  }
  return { client, announce, heardSoFar }
}

const everybodys: Topic = { name: 'news', mayWatch: async () => true }

test('a module says who may watch its topic: the actor and the id decide', async () => {
  const asked: unknown[] = []
  const own: Topic = {
    name: 'diary',
    mayWatch: async (_platform, { userId, role }, id) => {
      asked.push([userId, role, id])
      return id === userId
    },
  }
  const { client, announce, heardSoFar } = await start(own, everybodys)
  await client.invoke('Watch', `diary:${person.userId}`)
  await expect(client.invoke('Watch', 'diary:another:person')).rejects.toThrow('this cannot be watched')
  expect(asked).toEqual([
    [person.userId, 'patient', person.userId],
    [person.userId, 'patient', 'another:person'],
  ])
  announce('diary:another:person')
  announce(`diary:${person.userId}`)
  expect(await heardSoFar()).toEqual([`diary:${person.userId}`])
  await client.stop()
})

test.each(['unknown:1', 'news', 'news ', '__proto__:1', 'x'.repeat(201), ''])(
  'a topic that nobody declares cannot be watched: %s',
  async (topic) => {
    const { client, announce, heardSoFar } = await start({ ...everybodys, mayWatch: async (_platform, _actor, id) => id !== '' })
    await expect(client.invoke('Watch', topic)).rejects.toThrow(/cannot be watched|not valid/)
    if (topic) announce(topic)
    expect(await heardSoFar()).toEqual([])
    await client.stop()
  },
)

test('nothing is heard before the right is known, nor when the watch was ended meanwhile', async () => {
  let decide: ((may: boolean) => void) | undefined
  const slow: Topic = { name: 'slow', mayWatch: () => new Promise((resolve) => (decide = resolve)) }
  const { client, announce, heardSoFar } = await start(slow)
  const watching = client.invoke('Watch', 'slow:1')
  await heardSoFar()
  announce('slow:1')
  await client.invoke('Unwatch', 'slow:1')
  await vi.waitFor(() => expect(decide).toBeDefined())
  decide?.(true)
  await watching
  announce('slow:1')
  expect(await heardSoFar()).toEqual([])
  await client.stop()
})

test('a watch ends with the right to it', async () => {
  let may = true
  const { client, announce, heardSoFar } = await start({ name: 'ward', mayWatch: async () => may }, everybodys)
  await client.invoke('Watch', 'ward:1')
  await client.invoke('Watch', 'news:1')
  may = false
  await server.hub.endLostWatches()
  announce('ward:1')
  announce('news:1')
  expect(await heardSoFar()).toEqual(['news:1'])
  await client.stop()
})

test('a change of rights is looked at at once, for whom it concerns', async () => {
  const asked = vi.fn<(id: string) => void>()
  let may = true
  const ward: Topic = {
    name: 'ward',
    mayWatch: async (_platform, _actor, id) => {
      asked(id)
      return may
    },
  }
  const { client, announce, heardSoFar } = await start(ward, everybodys)
  await client.invoke('Watch', 'ward:1')
  await client.invoke('Watch', 'news:1')
  may = false
  server.publisher.reviewWatches(crypto.randomUUID())
  expect(asked).toHaveBeenCalledTimes(1)
  server.publisher.reviewWatches(person.userId)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  announce('news:1')
  await heardSoFar()
  announce('ward:1')
  announce('news:1')
  expect(await heardSoFar()).toEqual(['news:1', 'news:1'])
  await client.stop()
})

test('who is suspended watches nothing any more', async () => {
  const { client, announce, heardSoFar } = await start(everybodys)
  await client.invoke('Watch', 'news:1')
  await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', person.userId).execute()
  await expect(client.invoke('Watch', 'news:2')).rejects.toThrow('this cannot be watched')
  await server.hub.endLostWatches()
  announce('news:1')
  expect(await heardSoFar()).toEqual([])
  await client.stop()
})

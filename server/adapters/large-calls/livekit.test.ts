import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createLiveKit } from './livekit.ts'

interface Asked {
  readonly path: string | undefined
  readonly bearer: string
  readonly body: unknown
}

/** A LiveKit server's interface on this machine. */
let answer: { status: number; body: unknown } = { status: 200, body: {} }
const asked: Asked[] = []
const double = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => (body += part))
  request.on('end', () => {
    const bearer = (request.headers.authorization ?? '').replace('Bearer ', '')
    asked.push({ path: request.url, bearer, body: JSON.parse(body) })
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body))
  })
})
await new Promise<void>((resolve) => double.listen(0, '127.0.0.1', resolve))
const { port } = double.address() as AddressInfo
afterAll(() => new Promise((resolve) => double.close(resolve)))
beforeEach(() => {
  asked.length = 0
  answer = { status: 200, body: {} }
})

const apiSecret = 'a secret of thirty-two characters'
const calls = createLiveKit({ url: `ws://127.0.0.1:${port}`, apiKey: 'key of tests', apiSecret })
const verified = (token: string) => jwtVerify(token, new TextEncoder().encode(apiSecret), { issuer: 'key of tests' })

test('a pass lets one connection into one room, for a minute, and nothing else', async () => {
  const { payload } = await verified(await calls.pass('the room', { id: 'connection', name: 'Ines Prado' }))
  expect(payload).toMatchObject({ sub: 'connection', name: 'Ines Prado' })
  expect(payload['video']).toEqual({
    roomJoin: true,
    room: 'the room',
    canPublish: true,
    canSubscribe: true,
    canPublishData: false,
  })
  expect(payload.exp! - Math.floor(Date.now() / 1000)).toBeLessThanOrEqual(60)
})

test('somebody is taken out of the room by its interface, in the platform’s own name', async () => {
  await calls.remove('the room', 'connection')
  const [question] = asked as [Asked]
  expect(question).toMatchObject({
    path: '/twirp/livekit.RoomService/RemoveParticipant',
    body: { room: 'the room', identity: 'connection' },
  })
  const { payload } = await verified(question.bearer)
  expect(payload['video']).toMatchObject({ roomAdmin: true, room: 'the room' })
})

test('who is not there any more is out; any other refusal is told', async () => {
  answer = { status: 404, body: { code: 'not_found', msg: 'participant does not exist' } }
  await expect(calls.remove('the room', 'connection')).resolves.toBeUndefined()
  answer = { status: 500, body: { code: 'internal', msg: 'broken' } }
  await expect(calls.remove('the room', 'connection')).rejects.toThrow('broken')
})

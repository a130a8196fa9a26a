import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { DeliveryFault, type PushAddress } from '#server/kernel/ports.ts'
import { makeVapidKeys, signingKey } from './vapid.ts'
import { createWebPush } from './web-push.ts'

interface Asked {
  readonly path: string | undefined
  readonly method: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly bytes: number
}

/** A push service on this machine, which answers what it is told to. */
let answer: { status: number; headers?: Record<string, string> } = { status: 201 }
const asked: Asked[] = []
const service = createServer((request, response) => {
  let bytes = 0
  request.on('data', (part: Buffer) => (bytes += part.length))
  request.on('end', () => {
    asked.push({ path: request.url, method: request.method, headers: request.headers, bytes })
    response.writeHead(answer.status, answer.headers).end('Nobody reads this')
  })
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
afterAll(() => new Promise((resolve) => service.close(resolve)))

let now = Date.parse('2026-03-02T09:00:00.000Z')
const clock = { now: () => new Date(now) }
const keys = await makeVapidKeys()
const pushes = createWebPush({ keys: async () => keys, subject: 'mailto:care@example.test', origins: [origin], clock })
const device: PushAddress = {
  service: 'webpush',
  endpoint: `${origin}/device/1`,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}
const message = { id: '01900000-0000-7000-8000-000000000001', payload: '{"body":"A visit is confirmed."}' }

beforeEach(() => {
  asked.length = 0
  answer = { status: 201 }
})

test('a push goes to the device’s address, sealed, and signed for that service alone', async () => {
  expect(await pushes.send(device, message)).toBe('sent')
  const [request] = asked as [Asked]
  expect(request).toMatchObject({ method: 'POST', path: '/device/1', bytes: 1024 + 1 + 16 + 86 })
  expect(request.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' })
  expect(request.headers['topic']).toMatch(/^[\w-]{1,32}$/)
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(request.headers.authorization ?? '') ?? []
  expect(key).toBe(keys.publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
  const said: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString())
  expect(said).toEqual({ aud: origin, sub: 'mailto:care@example.test', exp: now / 1000 + 12 * 3600 })
})

test('a token is used again, and renewed long before its end', async () => {
  const sent = async () => {
    await pushes.send(device, message)
    return asked.at(-1)?.headers.authorization
  }
  const first = await sent()
  now += 5 * 3_600_000
  expect(await sent()).toBe(first)
  now += 2 * 3_600_000
  expect(await sent()).not.toBe(first)
})

test.each([404, 410])('%i says that the device is gone', async (status) => {
  answer = { status }
  expect(await pushes.send(device, message)).toBe('gone')
})

test.each([
  [429, { 'retry-after': '120' }, 120],
  [503, { 'retry-after': new Date(Date.parse('2026-03-02T17:00:00.000Z')).toUTCString() }, 3600],
  [500, {}, 0],
  [403, {}, 0],
])('%i with %o is tried again after %i s at the earliest', async (status, headers, afterSeconds) => {
  now = Date.parse('2026-03-02T16:00:00.000Z')
  answer = { status, headers }
  const fault: unknown = await pushes.send(device, message).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(DeliveryFault)
  expect(fault).toMatchObject({ afterSeconds, isFinal: false })
})

test('whoever sends elsewhere is not followed', async () => {
  answer = { status: 307, headers: { location: `${origin}/elsewhere` } }
  await expect(pushes.send(device, message)).rejects.toThrow('307')
  expect(asked.map(({ path }) => path)).toEqual(['/device/1'])
})

test('an address that is no push service’s is neither taken nor called', async () => {
  const strict = createWebPush({ keys: async () => keys, subject: 'mailto:x@example.test', origins: [], clock })
  expect(strict.takes(device)).toBe(false)
  expect(await strict.send(device, message)).toBe('gone')
  expect(asked).toEqual([])
})

test.each([
  ['a short point', { p256dh: 'BCVx', auth: device.keys!.auth }],
  ['a compressed point', { p256dh: `A${device.keys!.p256dh.slice(1)}`, auth: device.keys!.auth }],
  ['a short secret', { p256dh: device.keys!.p256dh, auth: 'BTBZ' }],
  ['no keys', null],
])('%s is not taken', (_, theirs) => expect(pushes.takes({ ...device, keys: theirs })).toBe(false))

test('a point that is not on the curve is a device that nobody can write to', async () => {
  const p256dh = Buffer.from([4, ...Array.from({ length: 64 }, () => 7)]).toString('base64url')
  expect(await pushes.send({ ...device, keys: { p256dh, auth: device.keys!.auth } }, message)).toBe('gone')
  expect(asked).toEqual([])
})

test('keys that do not belong together are found at the start', async () => {
  const other = await makeVapidKeys()
  await expect(signingKey({ publicKey: keys.publicKey, privateKey: other.privateKey })).rejects.toMatchObject({
    name: 'DataError',
  })
  await expect(signingKey({ publicKey: 'AAAA', privateKey: keys.privateKey })).rejects.toThrow('VAPID_PUBLIC_KEY')
  await expect(signingKey(keys)).resolves.toBeDefined()
})

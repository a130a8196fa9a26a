import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateKeyPairSync } from 'node:crypto'
import { jwtVerify } from 'jose'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { DeliveryFault, type PushAddress } from '#server/kernel/ports.ts'
import { createFcm, serviceAccount } from './fcm.ts'

interface Asked {
  readonly path: string | undefined
  readonly bearer: string | undefined
  readonly body: string
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
/** Google's two services on this machine. */
let answer: { status: number; body?: unknown; headers?: Record<string, string> } = { status: 200 }
let tokens = 0
const asked: Asked[] = []
const google = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => (body += part))
  request.on('end', () => {
    asked.push({ path: request.url, bearer: request.headers.authorization, body })
    if (request.url === '/token') response.end(JSON.stringify({ access_token: `granted-${(tokens += 1)}`, expires_in: 3600 }))
    else response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body ?? { name: 'projects/p/messages/1' }))
  })
})
await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(google.address() as AddressInfo).port}`
afterAll(() => new Promise((resolve) => google.close(resolve)))

let now = Date.parse('2026-03-02T09:00:00.000Z')
const account = serviceAccount.parse({
  type: 'service_account',
  project_id: 'carenest-test',
  client_email: 'push@carenest-test.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  token_uri: `${origin}/token`,
})
const made = () => createFcm({ account, clock: { now: () => new Date(now) }, origin })
const device = { service: 'fcm', endpoint: 'a-token-of-a-device:APA91b', keys: null } as const
const message = { id: '01900000-0000-7000-8000-000000000001', payload: '{"body":"A visit is confirmed."}' }

beforeEach(() => {
  asked.length = 0
  tokens = 0
  answer = { status: 200 }
})

test('a push goes to the device’s token under a token of the service account', async () => {
  expect(await made().send(device, message)).toBe('sent')
  const [grant, push] = asked as [Asked, Asked]
  const form = new URLSearchParams(grant.body)
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
  const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
    audience: `${origin}/token`,
    issuer: account.client_email,
    currentDate: new Date(now),
  })
  expect(payload['scope']).toBe('https://www.googleapis.com/auth/firebase.messaging')
  expect(push).toMatchObject({ path: '/v1/projects/carenest-test/messages:send', bearer: 'Bearer granted-1' })
  expect(JSON.parse(push.body)).toEqual({
    message: { token: device.endpoint, data: { news: message.payload }, android: { priority: 'HIGH', ttl: '86400s' } },
  })
})

test('the token is asked for once in its time, and anew when it is refused', async () => {
  const fcm = made()
  const grants = () => asked.filter(({ path }) => path === '/token').length
  await fcm.send(device, message)
  await fcm.send(device, message)
  expect(grants()).toBe(1)
  now += 3_600_000
  await fcm.send(device, message)
  expect(grants()).toBe(2)
  answer = { status: 401 }
  await expect(fcm.send(device, message)).rejects.toThrow('401')
  answer = { status: 200 }
  await fcm.send(device, message)
  expect(grants()).toBe(3)
})

const refusal = (errorCode: string) => ({ error: { status: 'X', details: [{ '@type': 'FcmError', errorCode }] } })

test.each([
  [404, refusal('UNREGISTERED')],
  [403, refusal('SENDER_ID_MISMATCH')],
])('%i: the device is gone', async (status, body) => {
  answer = { status, body }
  expect(await made().send(device, message)).toBe('gone')
})

test.each([
  [429, { 'retry-after': '60' }, 60],
  [503, {}, 0],
  [403, {}, 0],
])('%i is tried again', async (status, headers, afterSeconds) => {
  answer = { status, headers, body: refusal('QUOTA_EXCEEDED') }
  const fault: unknown = await made()
    .send(device, message)
    .catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(DeliveryFault)
  expect(fault).toMatchObject({ afterSeconds })
})

test('a token that cannot be one, and the address of a browser, are not taken', () => {
  const takes = (address: PushAddress) => made().takes(address)
  expect(takes(device)).toBe(true)
  expect(takes({ ...device, endpoint: 'short' })).toBe(false)
  expect(takes({ ...device, endpoint: 'a token with spaces in it' })).toBe(false)
  expect(takes({ service: 'webpush', endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: '', auth: '' } })).toBe(false)
})

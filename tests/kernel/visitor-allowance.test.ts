import { expect, test } from 'vitest'
import { accountContract } from '#contract/account/contract.ts'
import type { Call } from '#contract/kernel/call.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { doctorsContract } from '#contract/doctors/contract.ts'
import { makePatient } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer({ settings: { visitorCalls: 20 } })

const ask = async (ip: string) => (await server.send(doctorsContract.searchDoctors, {}, { ip })).status
const times = async (count: number, ip: string) => {
  const answers: number[] = []
  for (let time = 0; time < count; time += 1) answers.push(await ask(ip))
  return answers
}

test('a network asks half of what a minute allows at once, then as much as time gives back; others are not held up', async () => {
  expect(await times(11, '198.51.100.1')).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect(await ask('198.51.100.2')).toBe(200)
  server.clock.advance({ seconds: 3 })
  expect(await times(2, '198.51.100.1')).toEqual([200, 429])
  server.clock.advance({ minutes: 1 })
  expect(await times(11, '198.51.100.1')).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test('it is told how long to wait', async () => {
  await times(10, '198.51.100.3')
  const refused = await server.send(doctorsContract.searchDoctors, {}, { ip: '198.51.100.3' })
  expect(refused.headers.get('retry-after')).toBe('3')
  expect(await refused.json()).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 3 })
})

test('one household of the newer addresses is one network', async () => {
  expect((await times(10, '2001:db8:1:2::1')).at(-1)).toBe(200)
  expect(await ask('2001:db8:1:2:aaaa::9')).toBe(429)
  expect(await ask('2001:db8:1:3::1')).toBe(200)
})

test('what is sent is counted apart, and the payment provider’s signed messages are not', async () => {
  const ip = '198.51.100.5'
  const sent = async (count: number, call: Call) => {
    const answers = await Promise.all(Array.from({ length: count }, () => server.send(call, { body: {} }, { ip })))
    return answers.map(({ status }) => status)
  }
  expect(await sent(11, accountContract.renewAccessToken)).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  expect(await ask(ip)).toBe(200)
  expect(await sent(20, paymentsContract.receiveWebhook)).not.toContain(429)
})

test('who is signed in is not counted', async () => {
  const patient = await makePatient(server)
  await times(11, '198.51.100.4')
  const { status } = await server.send(doctorsContract.searchDoctors, {}, { as: patient, ip: '198.51.100.4' })
  expect(status).toBe(200)
})

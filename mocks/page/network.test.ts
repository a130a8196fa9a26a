// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { accountCalls } from '#contract/account/calls.ts'
import { bookingCalls } from '#contract/booking/calls.ts'
import { Network } from './network.ts'

const network = new Network()
afterEach(() => network.set(null))

const get = (path: string, token = 'good') =>
  new Request(`http://carenest.test/api${path}`, { headers: { Authorization: `Bearer ${token}` } })
const renewal = () =>
  new Request(`http://carenest.test/api${accountCalls.renewAccessToken.path}`, {
    method: 'POST',
    body: JSON.stringify({ refreshToken: 'good' }),
  })
const tokenOf = async (request: Request) => (await network.pass(request))?.request.headers.get('authorization')

test('without a fault everything passes as it came', async () => {
  const request = get('/appointments')
  expect(await network.pass(request)).toEqual({ request, failing: false })
})

test('offline, nothing passes, and the browser says so', async () => {
  network.set({ kind: 'offline' })
  expect(await network.pass(get('/appointments'))).toBeNull()
  expect(navigator.onLine).toBe(false)
  network.set(null)
  expect(navigator.onLine).toBe(true)
})

test('a fault of one call leaves the others alone, also where its path has names in it', async () => {
  network.set({ kind: 'failing', of: [bookingCalls.readAppointment] })
  expect((await network.pass(get('/appointments/7')))?.failing).toBe(true)
  expect((await network.pass(get('/appointments/7/cancellation')))?.failing).toBe(false)
  expect((await network.pass(get('/appointments')))?.failing).toBe(false)
})

test('401 once: one token is spoilt and no further one, and a visitor has none to spoil', async () => {
  network.set({ kind: '401 once' })
  expect(await tokenOf(get('/home', ''))).toBe('Bearer')
  expect(await tokenOf(get('/appointments'))).not.toBe('Bearer good')
  expect(await tokenOf(get('/appointments'))).toBe('Bearer good')
})

test('renewal refused: no token is good, and the refresh token neither', async () => {
  network.set({ kind: 'renewal refused' })
  expect(await tokenOf(get('/appointments'))).not.toBe('Bearer good')
  const passed = await network.pass(renewal())
  expect(await passed?.request.json()).toEqual({ refreshToken: 'spoilt' })
})

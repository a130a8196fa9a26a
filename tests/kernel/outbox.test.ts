import { expect, test } from 'vitest'
import { defaultTimes, runJob, startJobs } from '#server/kernel/jobs/index.ts'
import { deliverOutbox } from '#server/kernel/outbox.ts'
import type { Courier } from '#server/kernel/ports.ts'
import { eventually } from '../support/eventually.ts'
import { createTestServer } from '../support/server.ts'

const words = { 'en-US': { code: { text: 'Your code is {{code}}' } } }
const server = await createTestServer({ modules: [{ name: 'codes', endpoints: [], words }] })

const send = (code: string) =>
  server.platform.transact((work) =>
    work.mail({ channel: 'sms', to: '+15550001111', locale: 'en-US', template: 'mail.code', data: { code } }),
  )
const kept = () => server.db.selectFrom('outbox_messages').selectAll().orderBy('id').execute()

test('messages go out once, in the order they were written', async () => {
  for (const code of ['1', '2', '3']) await send(code)
  await server.runJobs()
  server.clock.advance({ hours: 1 })
  await server.runJobs()
  expect(server.courier.delivered.map(({ text }) => text)).toEqual(['Your code is 1', 'Your code is 2', 'Your code is 3'])
  expect(server.courier.delivered[0]).toMatchObject({ channel: 'sms', to: '+15550001111', subject: null })
  expect(await kept()).toMatchObject([1, 2, 3].map(() => ({ state: 'sent', attempts: 1, courier: 'recording', error: null })))
})

const silence = () => new Promise<never>(() => {})

test('what a process took and did not deliver goes out half a minute after it died', async () => {
  await send('1')
  const dying = deliverOutbox({ name: 'dying', deliver: silence }).find(({ name }) => name === 'outbox.sms')!
  void runJob(server.platform, dying, { times: { ...defaultTimes, heartbeat: 3_600_000 } })
  await eventually(async () => expect(await kept()).toMatchObject([{ state: 'pending', attempts: 1 }]))
  server.clock.advance({ seconds: 25 })
  await server.runJobs()
  expect(await kept()).toMatchObject([{ state: 'sent', attempts: 2 }])
})

test('a mail server that is silent holds up no text message', async () => {
  const message = { to: 'ann@carenest.test', locale: 'en-US', template: 'mail.code', data: { code: '1' } }
  await server.platform.transact((work) => work.mail({ channel: 'email', ...message }))
  await send('2')
  const half: Courier = {
    name: 'half silent',
    deliver: (message) => (message.channel === 'email' ? silence() : server.courier.deliver(message)),
  }
  const loop = startJobs(server.platform, deliverOutbox(half), { ...defaultTimes, stopGrace: 1 })
  await eventually(() => expect(server.courier.delivered).toMatchObject([{ channel: 'sms' }]))
  await loop.stop()
  const messages = await kept()
  expect(messages.find(({ channel }) => channel === 'email')).toMatchObject({ state: 'pending', attempts: 1 })
})

test('a process that goes down waits for no silent courier, and leaves the message to the next', async () => {
  await send('1')
  const silent: Courier = { name: 'silent', deliver: silence }
  const loop = startJobs(server.platform, deliverOutbox(silent), { ...defaultTimes, stopGrace: 600_000 })
  await eventually(async () => expect(await kept()).toMatchObject([{ attempts: 1 }]))
  await loop.stop()
  expect(await kept()).toMatchObject([{ state: 'pending', attempts: 1, error: null }])
})

test('all that waits goes out in one round', async () => {
  for (let count = 0; count < 120; count += 1) await send(String(count))
  await server.runJobs()
  expect(new Set(server.courier.delivered.map(({ id }) => id)).size).toBe(120)
})

test('what cannot be delivered is tried again, ever later, and given up after three days', async () => {
  await send('1')
  server.courier.broken = true
  const waits: number[] = []
  for (;;) {
    await server.runJobs()
    const [message] = await kept()
    if (message?.state !== 'pending') break
    waits.push((Date.parse(message.next_attempt_at) - server.clock.now().getTime()) / 1000)
    server.clock.set(message.next_attempt_at)
  }
  expect(waits.slice(0, 9)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(3 * 86_400)
  expect(await kept()).toMatchObject([{ state: 'failed', attempts: waits.length + 1, error: 'not delivered', sent_at: null }])
  expect(server.courier.delivered).toEqual([])
})

test('a message that failed once is delivered when the line is back', async () => {
  await send('1')
  server.courier.broken = true
  await server.runJobs()
  server.courier.broken = false
  server.clock.advance({ seconds: 30 })
  await server.runJobs()
  expect(server.courier.delivered).toHaveLength(1)
  expect(await kept()).toMatchObject([{ state: 'sent', attempts: 2 }])
})

test('neither the text nor whom it goes to is logged', async () => {
  await send('271828')
  server.courier.broken = true
  await server.runJobs()
  expect(JSON.stringify(server.log.entries)).not.toMatch(/271828|5550001111/)
})

test('a way that is down costs those behind neither their place nor their tries', async () => {
  for (let count = 0; count < 20; count += 1) await send(String(count))
  server.courier.broken = true
  await server.runJobs()
  expect((await kept()).map(({ attempts }) => attempts)).toEqual([...Array(5).fill(1), ...Array(15).fill(0)])
  server.courier.broken = false
  server.clock.advance({ minutes: 1 })
  await server.runJobs()
  expect(server.courier.delivered.map(({ text }) => text)).toEqual(
    Array.from({ length: 20 }, (_, count) => `Your code is ${count}`),
  )
})

test('what says something that is over is dropped, not sent', async () => {
  const until = new Date(server.clock.now().getTime() + 600_000).toISOString()
  const message = { channel: 'sms', to: '+15550001111', locale: 'en-US', template: 'mail.code' } as const
  await server.platform.transact((work) => work.mail({ ...message, data: { code: '1' }, until }))
  await send('2')
  server.clock.advance({ minutes: 10 })
  await server.runJobs()
  expect(server.courier.delivered.map(({ text }) => text)).toEqual(['Your code is 2'])
  expect(await kept()).toMatchObject([{ state: 'discarded', error: 'stale', attempts: 0 }, { state: 'sent' }])
})

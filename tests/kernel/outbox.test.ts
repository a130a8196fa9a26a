import { expect, test } from 'vitest'
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

test('more than one batch goes out in one round', async () => {
  for (let count = 0; count < 120; count += 1) await send(String(count))
  await server.runJobs()
  expect(new Set(server.courier.delivered.map(({ id }) => id)).size).toBe(120)
})

test('what cannot be delivered is tried again, ever later, and then given up', async () => {
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
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680])
  expect(await kept()).toMatchObject([{ state: 'failed', attempts: 10, error: 'not delivered', sent_at: null }])
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

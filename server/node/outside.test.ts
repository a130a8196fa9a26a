import { afterEach, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { courierOf } from './outside.ts'

const code = '482913'
const message = { id: '1', channel: 'sms', to: '+49 30 1', subject: null, text: `Your code is ${code}`, attachments: [] } as const

function watchOutput() {
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => (written.push(String(text)), true))
  return () => written.join('')
}
afterEach(() => vi.restoreAllMocks())

it('never prints a message in production, and says that it was not delivered', async () => {
  const output = watchOutput()
  for (const channel of ['sms', 'email'] as const) {
    const courier = await courierOf(readConfig({ DEMO: 'false' }))
    await expect(courier.deliver({ ...message, channel })).rejects.toThrow('Nothing delivers this channel')
  }
  expect(output()).toBe('')
})

it('prints messages where somebody tries or develops the platform', async () => {
  for (const env of [{}, { DEMO: 'false', NODE_ENV: 'development' }]) {
    const output = watchOutput()
    const courier = await courierOf(readConfig(env))
    await courier.deliver(message)
    expect(output()).toContain(code)
    vi.restoreAllMocks()
  }
})

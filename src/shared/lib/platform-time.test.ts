import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hearPlatformTime, platformNow } from './platform-time.ts'

const now = Date.parse('2026-03-02T09:00:00.000Z')
beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => {
  hearPlatformTime(new Date().toUTCString())
  vi.useRealTimers()
})

test.each([3_600_000, -3_600_000, 30_000])('a device whose clock is %d ms off goes by the platform’s', (off) => {
  expect(platformNow()).toBe(now)
  hearPlatformTime(new Date(now + off).toUTCString())
  expect(platformNow()).toBe(now + off)
  vi.advanceTimersByTime(5000)
  expect(platformNow()).toBe(now + off + 5000)
})

test('seconds on the way change nothing, nor does an answer without a time; a clock that is put right is believed again', () => {
  hearPlatformTime(new Date(now - 20_000).toUTCString())
  expect(platformNow()).toBe(now)
  hearPlatformTime(new Date(now + 3_600_000).toUTCString())
  for (const nothing of [null, '', 'soon']) hearPlatformTime(nothing)
  expect(platformNow()).toBe(now + 3_600_000)
  vi.setSystemTime(now + 3_600_000)
  hearPlatformTime(new Date(now + 3_600_000).toUTCString())
  expect(platformNow()).toBe(now + 3_600_000)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hubRoundTrip, setPing } from './round-trip.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  setPing(null)
  vi.useRealTimers()
})

const after = (milliseconds: number) => () => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('is the time until the answer, and nothing where none comes', async () => {
  expect(await hubRoundTrip()).toBeNull()
  setPing(after(120))
  const measured = hubRoundTrip()
  await vi.advanceTimersByTimeAsync(200)
  expect(await measured).toBe(120)
  setPing(after(9000))
  const tooLate = hubRoundTrip()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await tooLate).toBeNull()
  setPing(() => Promise.reject(new Error('lost')))
  expect(await hubRoundTrip()).toBeNull()
})

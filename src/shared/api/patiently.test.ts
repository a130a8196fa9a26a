// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiErrorOf, noAnswer } from './api-error.ts'
import { patiently, pauses } from './patiently.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function attempt(answers: readonly unknown[]) {
  const held: boolean[] = []
  const stop = new AbortController()
  let tries = 0
  const work = async () => {
    const answer = answers[tries++]
    if (typeof answer === 'string') return answer
    throw answer
  }
  const done = patiently(work, { signal: stop.signal, onHold: (isHeld) => held.push(isHeld) })
  done.catch(() => undefined)
  return { done, held, stop, tries: () => tries }
}

describe('what can be repeated', () => {
  it('is tried again where no answer came or the server is not itself, and says that it waits', async () => {
    const { done, held } = attempt([noAnswer('network'), apiErrorOf(503, null), 'there'])
    await vi.advanceTimersByTimeAsync(pauses[0] + pauses[1])
    expect(await done).toBe('there')
    expect(held).toEqual([true, false, true, false])
  })

  it('is not repeated where it was refused', async () => {
    const refusal = apiErrorOf(409, { code: 'part_differs' })
    const { done, tries } = attempt([refusal, 'there'])
    await expect(done).rejects.toBe(refusal)
    expect(tries()).toBe(1)
  })

  it('ends after some tries, so that somebody can be asked', async () => {
    const { done, tries } = attempt(Array.from({ length: 20 }, () => noAnswer('network')))
    await vi.advanceTimersByTimeAsync(60_000)
    await expect(done).rejects.toMatchObject({ code: 'network' })
    expect(tries()).toBe(pauses.length + 1)
  })

  it('waits as long as the device is offline, and goes on at once when it is back', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { done, held, tries } = attempt(['there'])
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([tries(), held]).toEqual([0, [true]])
    isOnline.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    expect(await done).toBe('there')
  })

  it('is left when it is called off, also while it waits', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { done, stop, tries } = attempt(['there'])
    await vi.advanceTimersByTimeAsync(1000)
    stop.abort()
    await expect(done).rejects.toMatchObject({ code: 'network' })
    expect(tries()).toBe(0)
  })
})

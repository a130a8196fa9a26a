import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterFailure, waitOf } from './attempts.ts'
import type { AttemptCounter, AttemptPolicy } from './attempts.ts'

const policy: AttemptPolicy = { window: 900_000, free: 3, firstWait: 1000, lockAt: 10, lock: 900_000 }

/** A naive second telling: remembers every failure's time and works the window and the wait out from them. */
function naive() {
  const failures: number[] = []
  let until = 0
  return {
    wait: (now: number) => (until > now ? Math.ceil((until - now) / 1000) : 0),
    fail(now: number) {
      if (failures.length > 0 && now >= failures[0]! + policy.window) failures.length = 0
      failures.push(now)
      const waits = [0, 0, 0, 1, 2, 4, 8, 16, 32]
      until = now + (waits[failures.length - 1] ?? 900) * 1000
    },
  }
}

describe('attempts', () => {
  it('lets a person mistype three times, then slows down, then locks for a quarter of an hour', () => {
    let counter: AttemptCounter | null = null
    const waits: number[] = []
    for (let failure = 0; failure < 10; failure += 1) {
      counter = afterFailure(counter, 0, policy)
      waits.push(waitOf(counter, 0))
    }
    expect(waits).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 32, 900])
  })

  it('opens again at the very end of the lock, and not before', () => {
    const locked: AttemptCounter = { failures: 10, windowStartedAt: 0, lockedUntil: 900_000 }
    expect(waitOf(locked, 899_999)).toBe(1)
    expect(waitOf(locked, 900_000)).toBe(0)
  })

  it('begins anew when the window is over', () => {
    expect(afterFailure({ failures: 9, windowStartedAt: 0, lockedUntil: null }, 900_000, policy).failures).toBe(1)
    expect(afterFailure({ failures: 9, windowStartedAt: 0, lockedUntil: null }, 899_999, policy).failures).toBe(10)
  })

  it('agrees with a naive telling over any course of failures', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400_000 }), { maxLength: 60 }), (gaps) => {
        const other = naive()
        let counter: AttemptCounter | null = null
        let now = 0
        for (const gap of gaps) {
          now += gap
          expect(waitOf(counter, now)).toBe(other.wait(now))
          if (waitOf(counter, now) > 0) continue
          counter = afterFailure(counter, now, policy)
          other.fail(now)
        }
      }),
      { seed: 20261120, numRuns: 1000 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterFailure, waitOf } from './growing-wait.ts'
import type { FailureCount, WaitPolicy } from './growing-wait.ts'

const policy: WaitPolicy = { window: 3_600_000, free: 3, firstWait: 1000, longestWait: 60_000 }

/** A naive second implementation: it keeps every failure's time and looks all waits up in a list. */
function naive() {
  let failures: number[] = []
  const ends: number[] = []
  const waits = [0, 0, 0, 1, 2, 4, 8, 16, 32]
  return {
    wait: (now: number) => Math.max(0, ...ends.map((end) => Math.ceil((end - now) / 1000))),
    fail(now: number) {
      if (failures.length > 0 && now >= failures[0]! + policy.window) failures = []
      failures.push(now)
      ends.push(now + (waits[failures.length - 1] ?? 60) * 1000)
    },
  }
}

describe('waits after failures', () => {
  it('come after three failures, grow from one second and end at the longest', () => {
    let count: FailureCount | null = null
    const waits: number[] = []
    for (let now = 0; waits.length < 11; now += waits.at(-1)! * 1000) {
      count = afterFailure(count, now, policy)
      waits.push(waitOf(count, now))
    }
    expect(waits).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60])
  })

  it('end at their very end, and not before', () => {
    const count: FailureCount = { failures: 5, windowStartedAt: 0, lockedUntil: 2000 }
    expect([waitOf(count, 1999), waitOf(count, 2000)]).toEqual([1, 0])
  })

  it('begin anew when the window is over', () => {
    const count: FailureCount = { failures: 9, windowStartedAt: 0, lockedUntil: null }
    expect(afterFailure(count, 3_600_000, policy).failures).toBe(1)
    expect(afterFailure(count, 3_599_999, policy).failures).toBe(10)
  })

  it('agree with a naive implementation, also where failures come in while others wait', () => {
    const step = fc.record({ gap: fc.integer({ min: 0, max: 400_000 }), waits: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const other = naive()
        let count: FailureCount | null = null
        let now = 0
        for (const { gap, waits } of steps) {
          now += gap
          expect(waitOf(count, now)).toBe(other.wait(now))
          if (waits && waitOf(count, now) > 0) continue
          count = afterFailure(count, now, policy)
          other.fail(now)
        }
      }),
      { seed: 20261120, numRuns: 1000 },
    )
  })
})

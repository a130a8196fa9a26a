import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breathsPerMinute, countingSeconds, countTap } from './breaths.ts'

test('what is counted are the taps within thirty seconds, bounces once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 80 }), (pauses) => {
      const begun = 5000
      let now = begun - 1000
      let taps: readonly number[] = []
      // The naive way: walk over all taps and keep what is far enough behind the last kept one.
      let kept = 0
      let lastKept = -Infinity
      for (const pause of pauses) {
        now += pause
        taps = countTap(taps, begun, now)
        const isWithin = now >= 5000 && now <= 35_000
        if (isWithin && now - lastKept >= 150) {
          kept += 1
          lastKept = now
        }
        expect(taps).toHaveLength(kept)
      }
    }),
    { seed: 20261123, numRuns: 300 },
  )
})

test('breaths a minute are twice those of half a minute', () => {
  expect(countingSeconds).toBe(30)
  expect([0, 1, 12, 40].map(breathsPerMinute)).toEqual([0, 2, 24, 80])
})

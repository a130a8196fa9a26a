import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLadder, judge, rungs, type Quality } from './ladder.ts'
import type { Sample } from './sample.ts'

const good: Sample = { roundTripMs: 40, loss: 0, jitterMs: 5, frozenMs: 0, intervalMs: 1000 }
const samples: Readonly<Record<Quality, readonly Sample[]>> = {
  good: [good, { ...good, intervalMs: 2500 }],
  fair: [
    { ...good, loss: 0.05 },
    { ...good, roundTripMs: 400 },
    { ...good, frozenMs: 100 },
  ],
  poor: [
    { ...good, loss: 0.2 },
    { ...good, roundTripMs: 900 },
    { ...good, jitterMs: 120 },
    { ...good, frozenMs: 400 },
  ],
}

test('a way is judged by what is worst about it', () => {
  for (const [quality, of] of Object.entries(samples)) for (const sample of of) expect(judge(sample)).toBe(quality)
})

/** Says where it stands by looking through everything that came since the last change of the rung. */
function naiveRungs(taken: readonly Sample[]): string[] {
  let at = 0
  let from = 0
  return taken.map((_, last) => {
    const since = taken.slice(from, last + 1).map((sample) => ({ quality: judge(sample), ms: sample.intervalMs }))
    const ofTwo = since.slice(-2)
    const lastOther = since.findLastIndex(({ quality }) => quality !== 'good')
    const goodFor = since.slice(lastOther + 1).reduce((sum, { ms }) => sum + ms, 0)
    if (ofTwo.length === 2 && ofTwo.every(({ quality }) => quality === 'poor')) {
      at += at === rungs.length - 1 ? 0 : 1
      from = last + 1
    } else if (goodFor >= 10_000) {
      at -= at === 0 ? 0 : 1
      from = last + 1
    }
    return rungs[at]!
  })
}

test('the ladder goes down after two poor samples in a row and up after ten good seconds, one rung each time', () => {
  const one = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...samples.good) },
    { weight: 1, arbitrary: fc.constantFrom(...samples.fair) },
    { weight: 3, arbitrary: fc.constantFrom(...samples.poor) },
  )
  fc.assert(
    fc.property(fc.array(one, { maxLength: 120 }), (taken) => {
      const ladder = createLadder()
      expect(taken.map((sample) => ladder.take(sample))).toEqual(naiveRungs(taken))
    }),
    { seed: 20261123, numRuns: 500 },
  )
})

test('from the best to sound alone and back', () => {
  const ladder = createLadder()
  const take = (sample: Sample, times: number) => Array.from({ length: times }, () => ladder.take(sample))
  const [poor] = samples.poor
  expect(take(poor!, 8)).toEqual(['hd', 'vga', 'vga', 'low', 'low', 'sound', 'sound', 'sound'])
  expect(take(good, 30).filter((rung, at, all) => rung !== all[at - 1])).toEqual(['sound', 'low', 'vga', 'hd'])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSilence, levelOf, silentAfterSeconds } from './sound-level.ts'

const look = fc.record({
  after: fc.integer({ min: 50, max: 3000 }),
  level: fc.constantFrom(0, 0.0001, 0.01, 0.5, null),
  isOn: fc.boolean(),
})

test('nobody is heard once the last 8 seconds had nothing but silence while it was on', () => {
  fc.assert(
    fc.property(fc.array(look, { maxLength: 60 }), (looks) => {
      const take = createSilence(0)
      const seen: { at: number; heard: boolean }[] = [{ at: 0, heard: true }]
      let said = false
      let now = 0
      for (const { after, level, isOn } of looks) {
        now += after
        seen.push({ at: now, heard: !isOn || level === null || level >= 0.01 })
        const change = take(level, isOn, now)
        if (change !== null) expect(change).toBe(!said)
        said = change ?? said
        // The naive way: no instant of the last 8 seconds at which something was heard.
        const isSilent = seen.every(({ at, heard }) => !heard || now - at >= silentAfterSeconds * 1000)
        expect(said).toBe(isSilent)
      }
    }),
    { seed: 20261123, numRuns: 500 },
  )
})

test('the level is the root mean square', () => {
  expect(levelOf(new Float32Array([0.5, -0.5, 0.5, -0.5]))).toBeCloseTo(0.5)
  expect(levelOf(new Float32Array(8))).toBe(0)
  expect(levelOf(new Float32Array())).toBe(0)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHearing } from './hearing.ts'

test('a voice once heard stays heard; without one it is silent after 8 seconds, or was never measured', () => {
  const look = fc.record({ after: fc.integer({ min: 10, max: 2000 }), level: fc.constantFrom(null, 0, 0.001, 0.02, 0.6) })
  fc.assert(
    fc.property(fc.array(look, { maxLength: 40 }), (looks) => {
      const take = createHearing(1000)
      const levels: (number | null)[] = []
      let now = 1000
      for (const { after, level } of looks) {
        now += after
        levels.push(level)
        const isHeard = levels.some((each) => each !== null && each >= 0.02)
        const isUnknown = levels.every((each) => each === null)
        const late = isUnknown ? 'unmeasured' : 'silent'
        expect(take(level, now)).toBe(isHeard ? 'heard' : now - 1000 >= 8000 ? late : 'listening')
      }
    }),
    { seed: 20261123, numRuns: 300 },
  )
})

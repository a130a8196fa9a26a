import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inForce, settingFacts, settingNames } from './setting-facts.ts'
import { settingChange } from './setting-schemas.ts'

const names = fc.constantFrom(...settingNames)
const reason = 'A reason that is long enough'

test('what is usual lies within the bounds', () => {
  for (const name of settingNames) expect(inForce(name, null)).toBe(settingFacts[name].usual)
})

test('whatever was set once, what is in force lies within the bounds, as near to it as they let', () => {
  fc.assert(
    fc.property(names, fc.integer(), (name, set) => {
      const { least, most } = settingFacts[name]
      const value = inForce(name, set)
      if (set < least) expect(value).toBe(least)
      else if (set > most) expect(value).toBe(most)
      else expect(value).toBe(set)
    }),
    { seed: 20_261_126 },
  )
})

test('a change is taken exactly when what is in force would be what was asked for', () => {
  fc.assert(
    fc.property(names, fc.integer({ min: -10, max: 200_000 }), (name, value) => {
      expect(settingChange.safeParse({ name, version: 0, value, reason }).success).toBe(inForce(name, value) === value)
    }),
    { seed: 20_261_126, numRuns: 500 },
  )
  expect(settingChange.safeParse({ name: 'refundAlone', version: 0, value: null, reason }).success).toBe(true)
  expect(settingChange.safeParse({ name: 'refundAlone', version: 0, value: 1.5, reason }).success).toBe(false)
})

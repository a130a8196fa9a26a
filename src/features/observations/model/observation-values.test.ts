import fc from 'fast-check'
import { expect, test } from 'vitest'
import { observationKinds } from '#contract/observations/values.ts'
import { unitSystems } from '#contract/kernel/unit-systems.ts'
import { factsOfValues, valuesOf } from './observation-values.ts'

test('what is opened to be corrected and left as it is says the same again, in either units', () => {
  const minutes = fc
    .integer({ min: 0, max: 5_000_000 })
    .map((count) => new Date(Date.UTC(2020, 0, 1) + count * 60_000).toISOString())
  fc.assert(
    fc.property(
      fc.constantFrom(...observationKinds),
      fc.integer({ min: 1, max: 90_000 }),
      minutes,
      fc.constantFrom(...unitSystems),
      (kind, value, at, units) => {
        const measured = { kind, value, second: kind === 'blood_pressure' ? 70 : null, at, measurer: 'owner' as const }
        const rest = { id: '', edition: 1, isDay: false, by: null, isCorrected: false, verdict: 'unknown' as const }
        const shown = valuesOf({ ...measured, ...rest }, units, 'Asia/Kolkata')
        expect(factsOfValues(shown, units, 'Asia/Kolkata', value)).toEqual(measured)
      },
    ),
  )
})

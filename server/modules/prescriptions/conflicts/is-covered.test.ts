import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Check } from '#contract/formulary/schemas.ts'
import { checkKinds, checkReasons } from '#contract/formulary/values.ts'
import { isCovered } from './is-covered.ts'

const ids = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'] as const
const warning: fc.Arbitrary<Check> = fc.record({
  kind: fc.constantFrom(...checkKinds),
  answer: fc.constant('warning' as const),
  reason: fc.constantFrom(...checkReasons.filter((reason) => reason !== 'above_maximum')),
  lineIds: fc.subarray([...ids], { minLength: 1 }),
  names: fc.subarray(['Penicillin', 'Advil', 'Luna']),
  source: fc.constant(null),
})
const overdose = (limit: number, lineIds: readonly string[] = ids): Check => ({
  kind: 'maximum_dose',
  answer: 'warning',
  reason: 'above_maximum',
  lineIds: [...lineIds],
  names: [`${limit} mg`],
  source: null,
})

test('a doctor has accepted exactly what they read, in whatever order it is listed', () => {
  const says = ({ kind, reason, lineIds, names }: Check) => JSON.stringify([kind, reason, lineIds.toSorted(), names.toSorted()])
  fc.assert(
    fc.property(warning, fc.array(warning, { maxLength: 6 }), (check, accepted) => {
      expect(isCovered(check, accepted)).toBe(accepted.some((one) => says(one) === says(check)))
    }),
    { seed: 25 },
  )
})

test('a dose that was accepted stays so as long as its limit does not fall', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (before, now) => {
      expect(isCovered(overdose(now), [overdose(before)])).toBe(now >= before)
      expect(isCovered(overdose(now, [ids[0]]), [overdose(before)])).toBe(now >= before)
      expect(isCovered(overdose(now), [overdose(before, [ids[0]])])).toBe(false)
    }),
    { seed: 25 },
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { connectionTestDraft } from '#contract/meeting/schemas.ts'
import { connectionChecks } from '#contract/meeting/values.ts'
import { draftOf, outcomeOf, type Findings } from './findings.ts'

const fault = ['refused', 'missing', 'busy', 'unplugged', 'unknown'] as const
const orNot = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 6 })
const findings: fc.Arbitrary<Findings> = fc.record({
  camera: orNot(fc.constantFrom('works' as const, 'off' as const, ...fault)),
  microphone: orNot(fc.constantFrom('heard' as const, 'silent' as const, 'off' as const, 'unmeasured' as const, ...fault)),
  speaker: orNot(fc.constantFrom('heard' as const, 'unheard' as const, 'skipped' as const, 'unplayed' as const)),
  path: orNot(
    fc.record({
      way: fc.constantFrom('direct' as const, 'relayed' as const, 'none' as const, null),
      relay: fc.constantFrom('works' as const, 'fails' as const, 'notConfigured' as const, 'unchecked' as const),
    }),
  ),
  hub: orNot(
    fc.record({
      state: fc.constantFrom('fast' as const, 'slow' as const, 'lost' as const, 'visitor' as const),
      roundTrip: fc.constant(null),
    }),
  ),
})

test('a result exists once each check has an answer, and is one that the contract takes', () => {
  fc.assert(
    fc.property(findings, (found) => {
      const draft = draftOf(found)
      expect(draft === null).toBe(Object.values(found).includes(null))
      if (!draft) return
      expect(connectionTestDraft.parse(draft)).toEqual(draft)
      for (const check of connectionChecks) expect(draft[check]).toBe(outcomeOf(check, found))
      expect(draft.path === 'unchecked').toBe(draft.way === null)
    }),
    { seed: 20261123, numRuns: 500 },
  )
})

test('what was found to be wrong is a warning, what nobody could know is unchecked', () => {
  const found: Findings = {
    camera: 'missing',
    microphone: 'unmeasured',
    speaker: 'skipped',
    path: { way: 'none', relay: 'notConfigured' },
    hub: { state: 'visitor', roundTrip: null },
  }
  expect(draftOf(found)).toEqual({
    camera: 'warning',
    microphone: 'unchecked',
    speaker: 'unchecked',
    path: 'warning',
    hub: 'unchecked',
    way: 'none',
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { specialityIds } from '#contract/doctors/specialities.ts'
import { licenceStates } from '#contract/doctors/values.ts'
import { licenceAfter } from './rules.ts'

const any = fc.constantFrom(...specialityIds)

it('a licence is never better by what its holder does, and waits anew exactly where the speciality is another', () => {
  fc.assert(
    fc.property(any, fc.constantFrom(...licenceStates), any, (speciality, state, given) => {
      const after = licenceAfter({ speciality, state }, given)
      expect(after === 'verified').toBe(state === 'verified' && speciality === given)
      expect(after === 'revoked').toBe(state === 'revoked')
      if (speciality === given) expect(after).toBe(state)
    }),
    { seed: 20261123, numRuns: 500 },
  )
})

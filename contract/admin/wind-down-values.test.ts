import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftKinds, proposedEnd, windDownVerbs } from './wind-down-values.ts'

test('what is proposed can be done; what can be called off is proposed to be, and a prescription never is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...leftKinds), fc.subarray([...windDownVerbs]), (kind, possible) => {
      const proposal = proposedEnd(kind, possible)
      if (proposal !== null) expect(possible).toContain(proposal)
      if (kind === 'prescription')
        expect(proposal).toBe(possible.includes('tell') ? 'tell' : possible.includes('keep') ? 'keep' : null)
      else expect(proposal).toBe(possible.includes('cancel') ? 'cancel' : possible.includes('keep') ? 'keep' : null)
    }),
    { seed: 20_261_126 },
  )
})

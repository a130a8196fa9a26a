import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decidedGuest, guestDecisions, guestStates, isPresentGuest, type GuestState } from './guests.ts'

test('however a doctor decides, nobody is in who was not asked about, and nobody who went comes back', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...guestDecisions), { maxLength: 8 }), (decisions) => {
      let state: GuestState = 'asking'
      const seen: GuestState[] = [state]
      for (const decision of decisions) {
        const next = decidedGuest(state, decision)
        if (next) seen.push((state = next))
      }
      // Every life of a guest is the beginning of one of these two.
      const lives = [
        ['asking', 'admitted', 'removed'],
        ['asking', 'refused'],
      ]
      expect(lives.some((life) => seen.every((each, index) => each === life[index]))).toBe(true)
    }),
    { seed: 20261123, numRuns: 500 },
  )
})

test('of who is gone nothing is to be decided', () => {
  for (const state of guestStates.filter((each) => !isPresentGuest(each)))
    for (const decision of guestDecisions) expect(decidedGuest(state, decision)).toBeNull()
})

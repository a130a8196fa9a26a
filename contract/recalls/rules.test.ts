import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReached, packetState } from './rules.ts'

const at = fc.constantFrom(null, '2026-03-02T09:00:00.000Z')

test('a packet is reached when somebody looked or was paid back, and never else', () => {
  fc.assert(
    fc.property(fc.boolean(), at, at, (isSent, seenAt, creditedAt) => {
      const state = packetState({ isSent, seenAt, creditedAt })
      expect(isReached(state)).toBe(Boolean(seenAt || creditedAt))
      expect(state === 'here').toBe(!isSent && !seenAt && !creditedAt)
    }),
    { seed: 20261124 },
  )
})
